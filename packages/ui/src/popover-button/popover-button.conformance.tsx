import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { PopoverButton } from './popover-button'

export const conformance: Conformance = {
  component: 'PopoverButton',
  pattern: apg('Disclosure', 'disclosure'),
  render: (forwarded) => (
    <PopoverButton {...forwarded} label="Share">
      <a href="#letter">By letter</a>
    </PopoverButton>
  ),
  root: '[data-slot="popover-button"]',
  name: { role: 'button', name: 'Share' },
  keyboard: [
    {
      does: 'Enter opens it, Tab moves into it, Escape closes it and moves back',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('{Enter}')
        await user.tab()
        await expect.element(page.getByRole('link', { name: 'By letter' })).toHaveFocus()
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('button', { name: 'Share' })).toHaveFocus()
      },
    },
  ],
}
