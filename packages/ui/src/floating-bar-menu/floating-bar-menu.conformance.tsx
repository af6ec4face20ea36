import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { FloatingBar } from '../floating-bar/floating-bar'
import { FloatingBarMenu, FloatingBarMenuItem } from './floating-bar-menu'

export const conformance: Conformance = {
  component: 'FloatingBarMenu',
  pattern: apg('Disclosure (navigation)', 'disclosure'),
  render: (passed) => (
    <FloatingBar aria-label="Main">
      <FloatingBarMenu {...passed} label="More places">
        <FloatingBarMenuItem href="#hours">Opening hours</FloatingBarMenuItem>
      </FloatingBarMenu>
    </FloatingBar>
  ),
  root: '[data-slot="floating-bar-menu"]',
  asChild: (passed) => (
    <FloatingBar aria-label="Main">
      <FloatingBarMenu label="More places">
        <FloatingBarMenuItem {...passed} asChild>
          <a href="#child">Child</a>
        </FloatingBarMenuItem>
      </FloatingBarMenu>
    </FloatingBar>
  ),
  name: { role: 'button', name: 'More places' },
  keyboard: [
    {
      does: 'Enter opens, Tab goes in, Escape closes and gives the focus back',
      run: async ({ user, page }) => {
        const toggle = page.getByRole('button')
        await user.tab()
        await user.keyboard('{Enter}')
        await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
        await user.tab()
        await expect.element(page.getByRole('link', { name: 'Opening hours' })).toHaveFocus()
        await user.keyboard('{Escape}')
        await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
        await expect.element(toggle).toHaveFocus()
      },
    },
  ],
}
