import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { FloatingBar, FloatingBarItem } from './floating-bar'

export const conformance: Conformance = {
  component: 'FloatingBar',
  pattern: apg('Landmarks (navigation)', 'landmarks'),
  render: (forwarded) => (
    <FloatingBar {...forwarded} aria-label="Main">
      <FloatingBarItem href="#start" aria-current="page">
        Start
      </FloatingBarItem>
      <FloatingBarItem href="#shop">Shop</FloatingBarItem>
    </FloatingBar>
  ),
  root: '[data-slot="floating-bar"]',
  name: { role: 'navigation', name: 'Main' },
  keyboard: [
    {
      does: 'Tab moves between the links',
      run: async ({ user, page }) => {
        await user.tab()
        await user.tab()
        await expect.element(page.getByRole('link', { name: 'Shop' })).toHaveFocus()
      },
    },
  ],
}

export const item: Conformance = {
  component: 'FloatingBarItem',
  pattern: apg('Link', 'link'),
  render: (forwarded) => (
    <FloatingBar aria-label="Main">
      <FloatingBarItem {...forwarded} href="#start">
        Start
      </FloatingBarItem>
    </FloatingBar>
  ),
  root: '[data-slot="floating-bar-item"]',
  asChild: (forwarded) => (
    <FloatingBar aria-label="Main">
      <FloatingBarItem {...forwarded} asChild>
        <a href="#child">Child</a>
      </FloatingBarItem>
    </FloatingBar>
  ),
  name: { role: 'link', name: 'Start' },
  keyboard: [
    {
      does: 'Tab reaches it',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('link')).toHaveFocus()
      },
    },
  ],
}
