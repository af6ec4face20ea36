import { expect, test } from './panel-test'

test('an editor sees a draft on the real page, beside the form and in its own window', async ({
  signInToPanel,
  quiet,
}) => {
  const panel = await signInToPanel('editor')
  const { page } = panel
  // Payload frames a preview that is the product's own: scripts and the cookie are what it is for.
  quiet.expectMessage(/allow-scripts and allow-same-origin/)
  await panel.open('/cms/globals/about')
  await page.getByRole('button', { name: /Live Preview/i }).click()
  const frame = page.frameLocator('iframe[src*="/preview/"]')
  await expect(frame.getByRole('heading', { name: 'Our story' })).toBeVisible()
  await page.getByLabel('Heading').first().fill('How it began')
  await panel.saveDraft()
  await expect(frame.getByRole('heading', { name: 'How it began' })).toBeVisible()
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
})

test('a preview is no page for visitors', async ({ page, warm }) => {
  await page.goto('/preview/about')
  await expect(page).toHaveURL(/\/cms\/login\?redirect=/)
  const answer = await fetch(`${warm}/preview/about`, { redirect: 'manual' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})
