import { expect } from 'vitest'
import { Button } from '../button/button'
import { apg, type Conformance } from '../conformance/conformance'
import { Input } from '../input/input'
import { Dialog, DialogContent, DialogTrigger } from './dialog'

export const conformance: Conformance = {
  component: 'Dialog',
  pattern: apg('Dialog (modal)', 'dialog-modal'),
  render: (passed) => (
    <Dialog defaultOpen>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent {...passed} title="Add address">
        <Input aria-label="Street" />
      </DialogContent>
    </Dialog>
  ),
  root: '[data-slot="dialog-content"]',
  name: { role: 'dialog', name: 'Add address' },
  keyboard: [
    {
      does: 'the focus starts on the first field and Tab stays inside',
      run: async ({ user, page }) => {
        const field = page.getByRole('textbox')
        await expect.element(field).toHaveFocus()
        await user.tab()
        await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
        await user.tab()
        await expect.element(field).toHaveFocus()
      },
    },
    {
      does: 'Escape closes and gives the focus back',
      run: async ({ user, page }) => {
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
      },
    },
  ],
}
