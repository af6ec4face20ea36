import { expect, vi } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Button } from './button'

const onClick = vi.fn()

export const conformance: Conformance = {
  component: 'Button',
  pattern: apg('Button', 'button'),
  render: (forwarded) => (
    <Button {...forwarded} onClick={onClick}>
      Save
    </Button>
  ),
  root: '[data-slot="button"]',
  asChild: (forwarded) => (
    <Button {...forwarded} asChild>
      <a href="#child">Child</a>
    </Button>
  ),
  name: { role: 'button', name: 'Save' },
  keyboard: [
    {
      does: 'Enter and Space press it',
      run: async ({ user, page }) => {
        onClick.mockClear()
        await user.tab()
        await expect.element(page.getByRole('button')).toHaveFocus()
        await user.keyboard('{Enter}[Space]')
        expect(onClick).toHaveBeenCalledTimes(2)
      },
    },
  ],
}
