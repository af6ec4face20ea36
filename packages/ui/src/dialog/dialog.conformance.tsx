import { expect } from 'vitest'
import { Button } from '../button/button'
import { apg, type Conformance, type ForwardedProps } from '../conformance/conformance'
import { Input } from '../input/input'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog'

const pattern = apg('Dialog (modal)', 'dialog-modal')

const open = (forwarded?: ForwardedProps) => (
  <Dialog defaultOpen>
    <DialogTrigger asChild>
      <Button>Open</Button>
    </DialogTrigger>
    <DialogContent {...forwarded} title="Add address">
      <Input aria-label="Street" />
    </DialogContent>
  </Dialog>
)

export const conformance: Conformance = {
  component: 'Dialog',
  pattern,
  render: () => open(),
  exempt: ['ref', 'className', 'other props'],
  root: '[data-slot="dialog-content"]',
  name: { role: 'dialog', name: 'Add address' },
  keyboard: [
    {
      does: 'Escape closes and restores the focus',
      run: async ({ user, page }) => {
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
      },
    },
  ],
}

export const content: Conformance = {
  component: 'DialogContent',
  pattern,
  render: open,
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
  ],
}

export const trigger: Conformance = {
  component: 'DialogTrigger',
  pattern: apg('Button', 'button'),
  render: (forwarded) => (
    <Dialog>
      <DialogTrigger {...forwarded}>Open</DialogTrigger>
      <DialogContent title="Add address">Nothing yet</DialogContent>
    </Dialog>
  ),
  asChild: (forwarded) => (
    <Dialog>
      <DialogTrigger {...forwarded} asChild>
        <a href="#child">Child</a>
      </DialogTrigger>
    </Dialog>
  ),
  root: 'button[aria-haspopup="dialog"]',
  name: { role: 'button', name: 'Open' },
  keyboard: [
    {
      does: 'Enter opens the dialog',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('{Enter}')
        await expect.element(page.getByRole('dialog')).toBeVisible()
      },
    },
  ],
}

export const close: Conformance = {
  component: 'DialogClose',
  pattern: apg('Button', 'button'),
  render: (forwarded) => (
    <Dialog defaultOpen>
      <DialogContent title="Add address">
        <DialogClose {...forwarded}>Done</DialogClose>
      </DialogContent>
    </Dialog>
  ),
  asChild: (forwarded) => (
    <Dialog defaultOpen>
      <DialogContent title="Add address">
        <DialogClose {...forwarded} asChild>
          <a href="#child">Child</a>
        </DialogClose>
      </DialogContent>
    </Dialog>
  ),
  root: '[data-slot="dialog-content"] button',
  name: { role: 'button', name: 'Done' },
  keyboard: [
    {
      does: 'Enter closes the dialog',
      run: async ({ user, page }) => {
        await expect.element(page.getByRole('button', { name: 'Done' })).toHaveFocus()
        await user.keyboard('{Enter}')
        await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      },
    },
  ],
}
