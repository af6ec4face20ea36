import type { Page } from '@playwright/test'
import { logIn } from '../fixtures/accounts'
import type { Api } from '../fixtures/client'
import { hydrated } from '../public/support'
import { expect, test } from './panel-test'

const rules = '/cms/globals/rules'
const about = '/cms/globals/about'

/** Calls the panel's own API as the editor who is signed in to the page. */
const callPanel = async (page: Page, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([verb, address, data]) => {
      const response = await fetch(`/cms/api/${address}`, {
        method: verb ?? 'GET',
        ...(data !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: data,
        }),
      })
      return (await response.json()) as Record<string, unknown>
    },
    [method, path, body && JSON.stringify(body)],
  )

const idOf = (answer: Record<string, unknown>) => (answer.doc as { id: string }).id

/** Uploads a picture of a pixel as the editor who is signed in to the page. */
const uploadPicture = (page: Page, alt: string) =>
  page.evaluate(async (description) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 512
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    if (!picture) throw new Error('The browser made no picture.')
    const form = new FormData()
    form.set('file', picture, 'pixel.png')
    form.set('_payload', JSON.stringify({ alt: description }))
    const response = await fetch('/cms/api/media', { method: 'POST', body: form })
    const { doc } = (await response.json()) as { doc: { id: string } }
    return doc.id
  }, alt)

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format()

test('Rules that an editor publishes are changed on the day of publishing, unless the editor keeps the day', async ({
  signInToPanel,
  client,
}) => {
  const { page, open, publish } = await signInToPanel('editor')
  await open(rules)
  const title = page.getByLabel('Title')
  const day = page.getByLabel('Last updated')
  const lastUpdated = async () => (await client.rules.get()).lastUpdated
  const retitle = async (name: string) => {
    await open(rules)
    await title.fill(name)
  }
  await retitle('Rules of the house')
  await publish()
  await expect.poll(lastUpdated).toBe(today())

  await open(rules)
  await day.fill('2024-02-03')
  await publish()
  await expect.poll(lastUpdated).toBe('2024-02-03')
  await retitle('Rules of our house')
  await page.getByLabel('Keep this day').check()
  await publish()
  await expect.poll(async () => (await client.rules.get()).title).toBe('Rules of our house')
  expect(await lastUpdated()).toBe('2024-02-03')
  await title.fill('Rules')
  await publish()
  await expect.poll(lastUpdated).toBe(today())
})

test('A version whose portrait is in the trash is restored as a draft, and the picture is named', async ({
  signInToPanel,
  client,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open('/cms')
  const first = await uploadPicture(page, 'Nadia by the window')
  const second = await uploadPicture(page, 'Nadia in the garden')
  const person = { name: 'Nadia Framed', alt: 'Nadia', role: 'Curator', bio: 'Hangs pictures.' }
  const data = { ...person, image: first, _status: 'published' }
  const id = idOf(await callPanel(page, 'POST', 'team', data))
  await callPanel(page, 'PATCH', `team/${id}`, { image: second, _status: 'published' })
  await open(`/cms/collections/media/${first}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Older versions of Nadia Framed show this')
  await callPanel(page, 'PATCH', `media/${first}`, { deletedAt: new Date().toISOString() })
  const shown = async () =>
    (await client.team.list()).find(({ name }) => name === person.name)?.image
  const portrait = await shown()

  await open(`/cms/collections/team/${id}/versions`)
  await page.getByRole('table').getByRole('link').last().click()
  const restore = page.getByRole('button', { name: 'Restore this version' })
  await expect(restore).toBeVisible()
  await hydrated(page)
  await restore.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/Restored as a draft.*Nadia by the window.*trash/)).toBeVisible()
  await expect(page.getByLabel('Role')).toHaveValue('Curator')
  expect(await shown()).toBe(portrait)

  await open(`/cms/collections/media/${second}`)
  await expect(page.getByText('Older versions')).toHaveCount(0)
  await callPanel(page, 'DELETE', `team/${id}`)
})

/** Payload checks once, soon after the first keystroke, whether somebody else has saved the document. */
const staleDataCheck = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().postData()?.includes('"checkForStaleData":true') === true,
    { timeout: 30_000 },
  )

/** Another editor saves the page. */
const saveElsewhere = async (
  api: Api,
  token: string,
  change: (sections: { heading: string; body: string }[]) => void,
) => {
  const { body } = await api('GET /cms/api/globals/about?draft=true&depth=0', { token })
  const { sections } = body as { sections: { heading: string; body: string }[] }
  change(sections)
  const saved = await api('POST /cms/api/globals/about?draft=true', { token, body: { sections } })
  expect(saved.status).toBe(200)
}

test('After a conflict an editor gets back what they typed, and keeps what somebody else wrote beside it', async ({
  signInToPanel,
  newMember,
  origin,
  api,
  quiet,
}) => {
  quiet.expectMessage(/409/)
  const other = await newMember({ isEditor: true })
  const { token } = await logIn(origin, other)
  const { page, open, saveDraft } = await signInToPanel('editor')
  const bodies = page.getByRole('textbox', { name: 'Body' })
  const restore = page.getByRole('button', { name: 'Restore', exact: true })
  const conflict = async (typed: string, change: Parameters<typeof saveElsewhere>[2]) => {
    await open(about)
    await page.waitForLoadState('networkidle')
    const isChecked = staleDataCheck(page)
    // Key by key, as people type: Payload may send the document again at the first one.
    await bodies.first().clear()
    await bodies.first().pressSequentially(typed, { delay: 20 })
    await isChecked
    await saveElsewhere(api, token, change)
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Somebody has saved this since you opened it')).toBeVisible()
    await open(about)
    await page.waitForLoadState('networkidle')
    await restore.click()
  }

  await conflict('Typed into the first section.', (sections) => {
    const last = sections.at(-1)
    if (last) last.body = 'Written by somebody else into the last section.'
  })
  await expect(bodies.first()).toHaveValue('Typed into the first section.')
  await expect(bodies.last()).toHaveValue('Written by somebody else into the last section.')
  await saveDraft()

  await conflict('Mine in the same section.', ([first]) => {
    if (first) first.body = 'Theirs in the same section.'
  })
  const choice = page.getByRole('group', { name: `changed by ${other.username} too` })
  await expect(choice).toContainText('Mine in the same section.')
  await expect(choice).toContainText('Theirs in the same section.')
  await choice.getByRole('radio', { name: /Theirs in the same/ }).check()
  await restore.click()
  await expect(bodies.first()).toHaveValue('Theirs in the same section.')
})

test('After a revert and an unpublishing of their own, an editor goes on typing and saves', async ({
  signInToPanel,
}) => {
  const { page, open, saveDraft } = await signInToPanel('editor')
  await open('/cms')
  const data = { title: 'Reverted', type: 'event', start: '2033-03-03', _status: 'published' }
  const id = idOf(await callPanel(page, 'POST', 'calendar', data))
  await open(`/cms/collections/calendar/${id}`)
  const title = page.getByLabel('Title')
  const confirm = async () => {
    const isFresh = page.waitForResponse((response) => response.url().includes('_rsc='))
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
    await isFresh
    await page.waitForLoadState('networkidle')
  }
  const goOn = async (text: string) => {
    const isChecked = staleDataCheck(page)
    await title.fill(text)
    await isChecked
    await expect(page.getByText('recently updated by another user')).toHaveCount(0)
    const isSaved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Save Draft' }).click()
    expect((await isSaved).status()).toBe(200)
    await page.reload()
    await expect(title).toHaveValue(text)
    await hydrated(page)
  }
  await title.fill('A draft that is not wanted')
  await saveDraft()
  await page.getByRole('button', { name: 'Revert to published' }).click()
  await confirm()
  await expect(title).toHaveValue('Reverted')
  await goOn('Typed after the revert')

  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('Unpublished successfully')).toBeVisible()
  await title.clear()
  await title.pressSequentially('Typed after the unpublishing', { delay: 20 })
  await expect(title).toHaveValue('Typed after the unpublishing')
  await saveDraft()
  await page.reload()
  await expect(title).toHaveValue('Typed after the unpublishing')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('You have unsaved changes')).toHaveCount(0)
})

test('What goes live stands beside Publish, also what somebody else left as a draft', async ({
  signInToPanel,
  newMember,
  origin,
  api,
}) => {
  const other = await newMember({ isEditor: true })
  const { token } = await logIn(origin, other)
  const panel = await signInToPanel('editor')
  const { page } = panel
  await panel.openDocument('team', 'Enzo Carandang')
  const id = page.url().split('/').at(-1)
  const body = { role: 'Not decided yet' }
  await api(`PATCH /cms/api/team/${id}?draft=true`, { token, body })
  await panel.open(`/cms/collections/team/${id}`)
  await page.getByLabel('Bio').fill('A corrected bio.')
  const goesLive = page.getByRole('status').filter({ hasText: 'Goes live' })
  await expect(goesLive).toHaveText(
    `Goes live with Publish: Role (${other.username}), Bio (not saved)`,
  )
  await panel.publish()
  await expect(goesLive).toHaveCount(0)
})

test('If publishing many is refused, the documents are named', async ({ signInToPanel, quiet }) => {
  quiet.expectMessage(/400/)
  const { page, open } = await signInToPanel('editor')
  await open('/cms')
  for (const title of ['Bulk lantern one', 'Bulk lantern two']) {
    await callPanel(page, 'POST', 'calendar?draft=true', { title, start: '2033-03-03' })
  }
  await open('/cms/collections/calendar?search=Bulk%20lantern')
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/Bulk lantern one: .*Type/)).toBeVisible()
  await expect(page.getByText(/Bulk lantern two: .*Type/)).toBeVisible()
})

test('The upload of many pictures names the files that it does not take', async ({
  signInToPanel,
}) => {
  const { page, open } = await signInToPanel('editor')
  await open('/cms/collections/media')
  await page.getByRole('button', { name: 'Bulk Upload' }).click()
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Select a file' }).last().click()
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await (
    await chosen
  ).setFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: pixel },
    { name: 'dancing.gif', mimeType: 'image/gif', buffer: pixel },
  ])
  await expect(page.getByText(/dancing\.gif/).first()).toBeVisible()
  await expect(page.getByText(/JPEG, PNG, WebP or AVIF/).last()).toBeVisible()
})
