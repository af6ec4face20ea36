import { expect } from 'vitest'
import { Button } from '../button/button'
import { apg, type Conformance } from '../conformance/conformance'
import { ConfirmDialog } from './confirm-dialog'

export const conformance: Conformance = {
  component: 'ConfirmDialog',
  pattern: apg('Alert and message dialogs', 'alertdialog'),
  render: (forwarded) => (
    <ConfirmDialog
      {...forwarded}
      defaultOpen
      trigger={<Button>Delete</Button>}
      title="Delete this address?"
      description="This cannot be undone."
      confirmLabel="Yes, delete"
      onConfirm={() => undefined}
    />
  ),
  root: '[data-slot="confirm-dialog"]',
  name: { role: 'alertdialog', name: 'Delete this address?' },
  keyboard: [
    {
      does: 'the focus starts on Cancel; Escape closes and restores the focus',
      run: async ({ user, page }) => {
        await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus()
      },
    },
  ],
}
