import { versionMessages } from '@tropa/contract/content/versions'
import { expect, openPanel, test } from './panel-test'

test(
  'Text that was saved in one tab is not overwritten from another',
  { tag: '@complete' },
  async ({ signInToPanel, editor, origin, quiet }) => {
    quiet.expectMessage(/409/)
    const panel = await signInToPanel('editor')
    await panel.open('/cms/collections/calendar/create')
    await panel.page.getByLabel('Title').fill('Two tabs')
    await panel.page.getByRole('button', { name: 'Save Draft' }).click()
    await panel.page.waitForURL(/calendar\/(?!create)/)
    const address = `/cms/collections/calendar/${panel.page.url().split('/').at(-1)}` as const
    await panel.open(address)
    const title = panel.page.getByLabel('Title')
    const other = await openPanel(panel.page.context(), origin, editor)
    await other.open(address)

    // Payload looks for changes of others after the first keystroke, and finds none yet.
    const isChecked = panel.page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith(address),
    )
    await title.fill('Typed in the first tab')
    await isChecked
    for (const text of ['Typed in the second tab', 'Saved twice in the second tab']) {
      await other.page.getByLabel('Title').fill(text)
      await other.saveDraft()
    }

    await panel.page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(panel.page.getByText(versionMessages.savedMeanwhile)).toBeVisible()
    await expect(title).toHaveValue('Typed in the first tab')
    await panel.open(address)
    await expect(title).toHaveValue('Saved twice in the second tab')
    await expect(async () => {
      await panel.page
        .getByRole('button', { name: 'Restore', exact: true })
        .click({ timeout: 2_000 })
      await expect(title).toHaveValue('Typed in the first tab', { timeout: 2_000 })
    }).toPass()
    await panel.saveDraft()
    await other.page.close()
  },
)
