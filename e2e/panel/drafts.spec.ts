import { expect, test } from './panel-test'

test('An editor reads what a draft changes and publishes it from the list', async ({
  signInToPanel,
  plainPage,
}) => {
  const bio = 'Knows where every cable in the workshop ends.'
  const panel = await signInToPanel('editor')
  await panel.openDocument('team', 'Enzo Carandang')
  const before = await panel.page.getByLabel('Bio').inputValue()
  await panel.page.getByLabel('Bio').fill(bio)
  await panel.saveDraft()

  await panel.open('/cms')
  await panel.page.getByRole('link', { name: 'See what they change' }).click()
  await expect(panel.page.locator('.step-nav')).toContainText('Drafts')
  const draft = panel.page.getByRole('article', { name: 'Enzo Carandang' })
  await expect(draft.getByRole('deletion')).toHaveText(before)
  await expect(draft.getByRole('insertion')).toHaveText(bio)

  await draft.getByRole('button', { name: 'Publish Enzo Carandang' }).click()
  await expect(draft).toHaveCount(0)
  await plainPage.goto('/team')
  await expect(plainPage.getByText(bio)).toBeVisible()
})

test(
  'An editor is told why a draft of the list cannot be published',
  { tag: '@complete' },
  async ({ signInToPanel, quiet }) => {
    quiet.expectMessage(/status of 400/)
    const panel = await signInToPanel('editor')
    await panel.open('/cms/collections/calendar/create')
    await panel.page.getByLabel('Title').fill('A day without a date')
    await panel.page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(panel.page.getByText(/^Draft saved by/)).toBeVisible()

    await panel.open('/cms/drafts')
    const draft = panel.page.getByRole('article', { name: 'A day without a date' })
    await draft.getByRole('button', { name: 'Publish A day without a date' }).click()
    await expect(draft.getByRole('alert')).toContainText('First day')
    await expect(draft).toBeVisible()
  },
)
