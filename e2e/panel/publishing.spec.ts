import { expect, test } from './panel-test'

test('An editor can save a bio as a draft, preview it and publish it', async ({
  signInToPanel,
  plainPage,
}) => {
  const bio = 'Waters the office plants between two deployments.'
  const panel = await signInToPanel('editor')
  await panel.openDocument('team', 'Aira Lumibao')
  await panel.page.getByLabel('Bio').fill(bio)
  await panel.saveDraft()
  await plainPage.goto('/team')
  await expect(plainPage.getByRole('heading', { name: 'Aira Lumibao' })).toBeVisible()
  await expect(plainPage.getByText(bio)).toHaveCount(0)

  const drafted = await panel.page.context().newPage()
  await drafted.goto('/preview/team')
  await expect(drafted.getByText(bio)).toBeVisible()
  await drafted.close()

  await panel.publish()
  await plainPage.reload()
  await expect(plainPage.getByText(bio)).toBeVisible()
})

test('A page that is not published has no menu, in which there would be nothing', async ({
  signInToPanel,
}) => {
  const { page, open, publish } = await signInToPanel('editor')
  await open('/cms/globals/home')
  const menu = page.locator('.doc-controls__popup button').first()
  await menu.click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Unpublished successfully')).toBeVisible()
  await expect(menu).toBeHidden()
  await publish()
  await expect(menu).toBeVisible()
})

test(
  'An editor can preview a draft beside the form and in its own window',
  { tag: '@complete' },
  async ({ signInToPanel, newMember, quiet }) => {
    // The panel remembers for each member that the preview is open.
    const panel = await signInToPanel(await newMember({ isEditor: true }))
    const { page } = panel
    // Chromium warns about the frame's permissions; the preview needs both its scripts and its cookie.
    quiet.expectMessage(/allow-scripts and allow-same-origin/)
    const previewRequests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname === '/preview/about') previewRequests.push(request.resourceType())
    })
    await panel.open('/cms')
    await panel.unlock('about')
    await panel.open('/cms/globals/about')
    await page.getByRole('button', { name: /Live Preview/i }).click()
    const frame = page.frameLocator('iframe[src*="/preview/"]')
    await expect(frame.getByRole('heading', { name: 'Our story' })).toBeVisible()
    // The frame, and the message the panel sends when the preview is ready.
    await expect.poll(() => previewRequests).toEqual(['document', 'fetch'])
    await page.getByLabel('Heading').first().fill('How it began')
    await panel.saveDraft()
    await expect(frame.getByRole('heading', { name: 'How it began' })).toBeVisible()
    expect(previewRequests, 'a save fetches the preview once').toEqual([
      'document',
      'fetch',
      'fetch',
    ])
    await expect(frame.getByText('Preview with the latest drafts.')).toBeVisible()

    const address = await page.getByRole('link', { name: 'Preview' }).getAttribute('href')
    expect(address).toBe('/preview/about')
    await page.goto('/preview/about')
    await expect(page.getByRole('heading', { name: 'How it began' })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    await expect(page).toHaveURL('/preview/team')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet our team')
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'Our story' })).toBeVisible()
  },
)

test(
  'An editor sees whose portrait a picture is before replacing it',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const panel = await signInToPanel('editor')
    await panel.openDocument('team', 'Aira Lumibao')
    const picture = await panel.page.evaluate(async () => {
      const [id = ''] = location.pathname.split('/').slice(-1)
      const response = await fetch(`/cms/api/team/${id}?depth=0`)
      const { image } = (await response.json()) as { image: string | number }
      return image
    })
    await panel.open(`/cms/collections/media/${picture}`)
    const uses = panel.page.getByRole('region', { name: 'Portrait of' })
    await expect(uses).toContainText('as soon as you save')
    await uses.getByRole('link', { name: 'Aira Lumibao' }).click()
    await expect(panel.page.getByRole('heading', { name: 'Aira Lumibao' }).first()).toBeVisible()
  },
)
