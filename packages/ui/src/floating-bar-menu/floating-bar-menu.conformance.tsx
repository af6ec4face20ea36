import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { FloatingBar } from '../floating-bar/floating-bar'
import {
  FloatingBarMenu,
  FloatingBarMenuDisabledItem,
  FloatingBarMenuItem,
} from './floating-bar-menu'

export const conformance: Conformance = {
  component: 'FloatingBarMenu',
  pattern: apg('Disclosure (navigation)', 'disclosure'),
  render: (forwarded) => (
    <FloatingBar aria-label="Main">
      <FloatingBarMenu {...forwarded} label="More places">
        <FloatingBarMenuItem href="#hours">Opening hours</FloatingBarMenuItem>
      </FloatingBarMenu>
    </FloatingBar>
  ),
  root: '[data-slot="floating-bar-menu"]',
  name: { role: 'button', name: 'More places' },
  keyboard: [
    {
      does: 'Enter opens it, Tab moves to its first link, Escape closes it and restores the focus',
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

export const item: Conformance = {
  component: 'FloatingBarMenuItem',
  pattern: apg('Link', 'link'),
  render: (forwarded) => (
    <FloatingBar aria-label="Main">
      <FloatingBarMenu label="More places">
        <FloatingBarMenuItem {...forwarded} href="#hours">
          Opening hours
        </FloatingBarMenuItem>
      </FloatingBarMenu>
    </FloatingBar>
  ),
  root: '[data-slot="floating-bar-menu-item"]',
  asChild: (forwarded) => (
    <FloatingBar aria-label="Main">
      <FloatingBarMenu label="More places">
        <FloatingBarMenuItem {...forwarded} asChild>
          <a href="#child">Child</a>
        </FloatingBarMenuItem>
      </FloatingBarMenu>
    </FloatingBar>
  ),
  name: 'hidden until its menu is opened, then a link',
  keyboard: [
    {
      does: 'Enter follows it and closes the menu',
      run: async ({ user, page }) => {
        const toggle = page.getByRole('button')
        await user.tab()
        await user.keyboard('{Enter}')
        await user.tab()
        await expect.element(page.getByRole('link', { name: 'Opening hours' })).toHaveFocus()
        await user.keyboard('{Enter}')
        await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
      },
    },
  ],
}

export const disabledItem: Conformance = {
  component: 'FloatingBarMenuDisabledItem',
  pattern: apg('Button', 'button'),
  render: (forwarded) => (
    <FloatingBar aria-label="Main">
      <FloatingBarMenu label="More places">
        <FloatingBarMenuDisabledItem {...forwarded}>Opening soon</FloatingBarMenuDisabledItem>
      </FloatingBarMenu>
    </FloatingBar>
  ),
  root: '[data-slot="floating-bar-menu-item"]',
  name: 'hidden until its menu is opened, then a disabled button',
  keyboard: 'it is disabled and skipped',
}
