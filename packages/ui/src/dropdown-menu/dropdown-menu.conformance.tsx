import type { ReactNode } from 'react'
import { expect, vi } from 'vitest'
import { apg, NATIVE, type Conformance, type ForwardedProps } from '../conformance/conformance'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from './dropdown-menu'

const pattern = apg('Menu button', 'menu-button')
const onSelect = vi.fn()

/** An open menu with the given items and one more. */
const menu = (items: ReactNode, forwarded?: ForwardedProps) => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger>Options</DropdownMenuTrigger>
    <DropdownMenuContent {...forwarded}>
      {items}
      <DropdownMenuItem>Delete</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)

export const conformance: Conformance = {
  component: 'DropdownMenu',
  pattern,
  render: () => menu(<DropdownMenuItem>Copy</DropdownMenuItem>),
  exempt: ['ref', 'className', 'other props'],
  root: '[data-slot="dropdown-menu-content"]',
  name: { role: 'menu', name: 'Options' },
  keyboard: [
    {
      does: 'Escape closes and moves the focus to the button',
      run: async ({ user, page }) => {
        await expect.element(page.getByRole('menu')).toBeVisible()
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('button')).toHaveFocus()
      },
    },
  ],
}

export const trigger: Conformance = {
  component: 'DropdownMenuTrigger',
  pattern,
  render: (forwarded) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...forwarded}>Options</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>Copy</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  asChild: (forwarded) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...forwarded} asChild>
        <a href="#child">Child</a>
      </DropdownMenuTrigger>
    </DropdownMenu>
  ),
  root: '[aria-haspopup="menu"]',
  name: { role: 'button', name: 'Options' },
  keyboard: [
    {
      does: 'Enter opens the menu on its first item',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('{Enter}')
        await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
      },
    },
    {
      does: 'Space and ArrowDown open it too',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('[Space]')
        await expect.element(page.getByRole('menu')).toBeVisible()
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
        await user.keyboard('{ArrowDown}')
        await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
      },
    },
  ],
}

export const content: Conformance = {
  component: 'DropdownMenuContent',
  pattern,
  render: (forwarded) => menu(<DropdownMenuItem>Copy</DropdownMenuItem>, forwarded),
  root: '[data-slot="dropdown-menu-content"]',
  name: { role: 'menu', name: 'Options' },
  keyboard: [
    {
      does: 'the arrows move between the items',
      run: async ({ user, page }) => {
        await expect.element(page.getByRole('menu')).toBeVisible()
        await user.keyboard('{ArrowDown}')
        await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
        await user.keyboard('{ArrowDown}')
        await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
      },
    },
    {
      does: 'End and Home move to the last and the first item, a letter to the item that begins with it',
      run: async ({ user, page }) => {
        const first = page.getByRole('menuitem', { name: 'Copy' })
        const last = page.getByRole('menuitem', { name: 'Delete' })
        await expect.element(page.getByRole('menu')).toBeVisible()
        await user.keyboard('{End}')
        await expect.element(last).toHaveFocus()
        await user.keyboard('{Home}')
        await expect.element(first).toHaveFocus()
        await user.keyboard('d')
        await expect.element(last).toHaveFocus()
      },
    },
  ],
}

export const item: Conformance = {
  component: 'DropdownMenuItem',
  pattern,
  render: (forwarded) =>
    menu(
      <DropdownMenuItem {...forwarded} onSelect={onSelect}>
        Copy
      </DropdownMenuItem>,
    ),
  asChild: (forwarded) =>
    menu(
      <DropdownMenuItem {...forwarded} asChild>
        <a href="#child">Child</a>
      </DropdownMenuItem>,
    ),
  root: '[data-slot="dropdown-menu-item"]',
  name: { role: 'menuitem', name: 'Copy' },
  keyboard: [
    {
      does: 'Enter and Space choose it and close the menu',
      run: async ({ user, page }) => {
        onSelect.mockClear()
        await expect.element(page.getByRole('menu')).toBeVisible()
        await user.keyboard('{ArrowDown}{Enter}')
        await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
        expect(onSelect).toHaveBeenCalledOnce()
        await user.keyboard('[Space]')
        await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
        await user.keyboard('[Space]')
        await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
        expect(onSelect).toHaveBeenCalledTimes(2)
      },
    },
  ],
}

export const checkboxItem: Conformance = {
  component: 'DropdownMenuCheckboxItem',
  pattern,
  render: (forwarded) =>
    menu(
      <DropdownMenuCheckboxItem {...forwarded} checked onSelect={onSelect}>
        Grid
      </DropdownMenuCheckboxItem>,
    ),
  root: '[data-slot="dropdown-menu-checkbox-item"]',
  name: { role: 'menuitemcheckbox', name: 'Grid' },
  keyboard: [
    {
      does: 'Space switches it on or off',
      run: async ({ user, page }) => {
        onSelect.mockClear()
        await expect.element(page.getByRole('menuitemcheckbox')).toBeChecked()
        await user.keyboard('{ArrowDown}[Space]')
        await vi.waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
      },
    },
  ],
}

export const label: Conformance = {
  component: 'DropdownMenuLabel',
  pattern: NATIVE.text,
  render: (forwarded) => menu(<DropdownMenuLabel {...forwarded}>Layout</DropdownMenuLabel>),
  root: '[data-slot="dropdown-menu-label"]',
  name: 'it is plain text above its items',
  keyboard: 'the arrows skip it',
}

export const separator: Conformance = {
  component: 'DropdownMenuSeparator',
  pattern,
  render: (forwarded) => menu(<DropdownMenuSeparator {...forwarded} />),
  root: '[data-slot="dropdown-menu-separator"]',
  name: 'it is only a line',
  keyboard: 'the arrows skip it',
}
