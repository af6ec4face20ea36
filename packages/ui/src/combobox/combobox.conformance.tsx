import { useState } from 'react'
import { expect } from 'vitest'
import { apg, type Conformance, type ForwardedProps } from '../conformance/conformance'
import { samplePlans } from '../option/sample-plans'
import { Combobox } from './combobox'

const Example = (forwarded: ForwardedProps) => {
  const [value, setValue] = useState('')
  return (
    <Combobox
      {...forwarded}
      aria-label="Plan"
      options={samplePlans}
      value={value}
      onValueChange={setValue}
    />
  )
}

export const conformance: Conformance = {
  component: 'Combobox',
  pattern: apg('Combobox (list autocomplete)', 'combobox'),
  render: (forwarded) => <Example {...forwarded} />,
  root: '[data-slot="combobox"]',
  control: '[data-slot="combobox"] [role="combobox"]',
  name: { role: 'combobox', name: 'Plan' },
  keyboard: [
    {
      does: 'typing filters, the arrows change the active option, Enter chooses it, the focus stays in the input',
      run: async ({ user, page }) => {
        const input = page.getByRole('combobox')
        await user.tab()
        await user.keyboard('M')
        await expect.element(page.getByRole('option')).toHaveTextContent('Premium')
        await expect.element(input).toHaveFocus()
        const active = input.element().getAttribute('aria-activedescendant')
        expect(active).toBe(page.getByRole('option').element().id)
        await user.keyboard('{Enter}')
        await expect.element(input).toHaveValue('Premium (₱9.99)')
        await expect.element(input).toHaveAttribute('aria-expanded', 'false')
      },
    },
    {
      does: 'ArrowDown opens the list, Escape closes it',
      run: async ({ user, page }) => {
        const input = page.getByRole('combobox')
        await user.tab()
        await user.keyboard('{ArrowDown}')
        await expect.element(input).toHaveAttribute('aria-expanded', 'true')
        await user.keyboard('{Escape}')
        await expect.element(input).toHaveAttribute('aria-expanded', 'false')
      },
    },
    {
      does: 'ArrowDown and ArrowUp move from one option to the next, Home and End to the ends of the list',
      run: async ({ user, page }) => {
        const input = page.getByRole('combobox')
        const active = () => {
          const id = input.element().getAttribute('aria-activedescendant') ?? ''
          return document.querySelector(`[id="${id}"]`)?.textContent
        }
        const options = () => page.getByRole('option').elements()
        await user.tab()
        await user.keyboard('{ArrowDown}{Home}')
        const first = active()
        expect(first).toBe(options()[0]?.textContent)
        await user.keyboard('{ArrowDown}')
        expect(active()).not.toBe(first)
        await user.keyboard('{ArrowUp}')
        expect(active()).toBe(first)
        await user.keyboard('{End}')
        const last = active()
        await user.keyboard('{ArrowUp}')
        expect(active()).not.toBe(last)
      },
    },
    {
      does: 'Tab chooses the active option and moves on',
      run: async ({ user, page }) => {
        const input = page.getByRole('combobox')
        await user.tab()
        await user.keyboard('M')
        await user.tab()
        await expect.element(input).toHaveValue('Premium (₱9.99)')
        await expect.element(input).not.toHaveFocus()
      },
    },
    {
      does: 'Escape puts back the label of the chosen option after typing',
      run: async ({ user, page }) => {
        const input = page.getByRole('combobox')
        await user.tab()
        await user.keyboard('M{Enter}St{Escape}')
        await expect.element(input).toHaveValue('Premium (₱9.99)')
      },
    },
  ],
}
