import { expect } from 'vitest'
import { Button } from '../button/button'
import { apg, type Conformance } from '../conformance/conformance'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu'

export const conformance: Conformance = {
  component: 'DropdownMenu',
  pattern: apg('Menu button', 'menu-button'),
  render: (passed) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <Button>Options</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent {...passed}>
        <DropdownMenuItem>Copy</DropdownMenuItem>
        <DropdownMenuItem>Delete</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  root: '[data-slot="dropdown-menu-content"]',
  asChild: (passed) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Options</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem {...passed} asChild>
          <a href="#child">Child</a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  name: { role: 'menu', name: 'Options' },
  keyboard: [
    {
      does: 'arrows walk, Escape closes and gives the focus to the button',
      run: async ({ user, page }) => {
        await expect.element(page.getByRole('menu')).toBeVisible()
        await user.keyboard('{ArrowDown}')
        await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
        await user.keyboard('{ArrowDown}')
        await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('button')).toHaveFocus()
      },
    },
  ],
}
