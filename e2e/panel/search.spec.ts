import { findPanelViolations } from '../fixtures/accessibility'
import { expectNoSidewaysScroll } from '../fixtures/sideways-scroll'
import { expect, test, type Panel } from './panel-test'

const createEvent = ({ page }: Panel, title: string) =>
  page.evaluate(async (name) => {
    await fetch('/cms/api/calendar?draft=true', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: name, type: 'event', start: '2036-03-04' }),
    })
  }, title)

const find = async ({ page }: Panel, text: string) => {
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search everywhere' })
  await expect(dialog.getByRole('combobox', { name: 'What to find' })).toBeFocused()
  await page.keyboard.type(text)
  return dialog
}

test('An editor finds an event from anywhere in the panel and opens it with the keyboard', async ({
  signInToPanel,
}) => {
  const panel = await signInToPanel('editor')
  const { page } = panel
  await panel.open('/cms')
  await createEvent(panel, 'Quagga parade one')
  await createEvent(panel, 'Quagga parade two')
  const dialog = await find(panel, 'QUAGGA')
  await expect(dialog.getByRole('status')).toHaveText('2 results')
  const events = dialog.getByRole('group', { name: 'Events' })
  const [first, second] = [events.getByRole('option').first(), events.getByRole('option').last()]
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(first).toContainText('Draft')
  await page.keyboard.press('ArrowDown')
  await expect(second).toHaveAttribute('aria-selected', 'true')
  const title = (await second.locator('strong').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/cms\/collections\/calendar\/[\w-]+$/)
})

test('An editor finds no to-do, which an admin finds', async ({
  signInToPanel,
  clientFor,
  signInAs,
}) => {
  const { token } = await signInAs('admin')
  await clientFor(token).todo.create({
    title: 'Okapi accounts',
    desc: 'Count them',
    assignee: 'Heads',
    assignees: ['Heads'],
    deadline: '2036-03-04',
    priority: 'Low',
  })
  const panel = await signInToPanel('editor')
  await panel.open('/cms')
  const dialog = await find(panel, 'okapi accounts')
  await expect(dialog.getByRole('status')).toHaveText('No results found')
  await panel.page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const asAdmin = await signInToPanel('admin')
  await asAdmin.open('/cms/collections/members')
  await asAdmin.page.getByRole('button', { name: 'Search', exact: true }).click()
  await asAdmin.page.getByRole('combobox', { name: 'What to find' }).fill('okapi accounts')
  await asAdmin.page.getByRole('option', { name: /Okapi accounts/ }).click()
  await expect(asAdmin.page.getByLabel('Description')).toHaveValue('Count them')
})

test(
  'The search asks before it leaves a form with changes',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const panel = await signInToPanel('editor')
    const { page } = panel
    await panel.open('/cms/globals/home')
    await page.getByLabel('Tagline').fill('A tagline that nobody saves')
    const dialog = await find(panel, 'Aira Lumibao')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(page.getByLabel('Tagline')).toHaveValue('A tagline that nobody saves')
  },
)

test(
  'The search has no problem that axe finds',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const panel = await signInToPanel('admin')
    await panel.open('/cms')
    const dialog = await find(panel, 'a')
    await expect(dialog.getByRole('option').first()).toBeVisible()
    expect(await findPanelViolations(panel.page)).toEqual([])
    await expectNoSidewaysScroll(panel.page)
  },
)

test(
  'A title that is longer than a phone is wide is shown whole',
  { tag: '@complete' },
  async ({ signInToPanel }) => {
    const panel = await signInToPanel('editor')
    await panel.page.setViewportSize({ width: 375, height: 800 })
    await panel.open('/cms')
    const dialog = await find(panel, 'final exams of non-graduating')
    const title = dialog.getByRole('option').first().locator('strong')
    await expect(title).toBeVisible()
    const [of, around] = [await title.boundingBox(), await dialog.boundingBox()]
    expect((of?.x ?? NaN) + (of?.width ?? NaN)).toBeLessThan(
      (around?.x ?? 0) + (around?.width ?? 0),
    )
  },
)
