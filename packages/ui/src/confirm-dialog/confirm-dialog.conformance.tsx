import { expect, vi } from 'vitest'
import { Button } from '../button/button'
import { apg, type Conformance } from '../conformance/conformance'
import { ConfirmDialog } from './confirm-dialog'

const confirmed = vi.fn()

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
      onConfirm={confirmed}
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
    {
      does: 'Tab and Shift+Tab move between the two buttons and stay inside',
      run: async ({ user, page }) => {
        const cancel = page.getByRole('button', { name: 'Cancel' })
        const confirm = page.getByRole('button', { name: 'Yes, delete' })
        await expect.element(cancel).toHaveFocus()
        await user.keyboard('{Tab}')
        await expect.element(confirm).toHaveFocus()
        await user.keyboard('{Tab}')
        await expect.element(cancel).toHaveFocus()
        await user.keyboard('{Shift>}{Tab}{/Shift}')
        await expect.element(confirm).toHaveFocus()
      },
    },
    {
      does: 'Enter or Space on Cancel closes without confirming, on the other button it confirms',
      run: async ({ user, page }) => {
        const trigger = page.getByRole('button', { name: 'Delete', exact: true })
        await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
        await user.keyboard('{Enter}')
        await expect.element(trigger).toHaveFocus()
        expect(confirmed).not.toHaveBeenCalled()
        await user.keyboard('{Enter}')
        await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
        await user.keyboard('{Tab}[Space]')
        await expect.element(trigger).toHaveFocus()
        expect(confirmed).toHaveBeenCalledOnce()
      },
    },
  ],
}
