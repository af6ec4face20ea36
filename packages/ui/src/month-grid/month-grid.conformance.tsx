import { expect, vi } from 'vitest'
import { sampleEntries } from '../calendar/sample-entries'
import { apg, type Conformance } from '../conformance/conformance'
import { MonthGrid } from './month-grid'

const onMonthChange = vi.fn()
const onSelect = vi.fn()

export const conformance: Conformance = {
  component: 'MonthGrid',
  pattern: apg('Grid', 'grid'),
  render: (forwarded) => (
    <MonthGrid
      {...forwarded}
      year={2026}
      month={0}
      today="2026-01-13"
      entries={sampleEntries}
      onSelect={onSelect}
      onMonthChange={onMonthChange}
    />
  ),
  root: '[data-slot="month-grid"]',
  name: { role: 'grid', name: 'January 2026' },
  keyboard: [
    {
      does: 'Tab moves into it once, to today',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('gridcell', { name: /January 13/ })).toHaveFocus()
      },
    },
    {
      does: 'the arrows, Home and End move between the days and stop at the ends of the month',
      run: async ({ user, page }) => {
        const day = (name: RegExp) => expect.element(page.getByRole('gridcell', { name }))
        await user.tab()
        await user.keyboard('{ArrowLeft}')
        await day(/January 12/).toHaveFocus()
        await user.keyboard('{ArrowDown}{Home}')
        await day(/January 18/).toHaveFocus()
        await user.keyboard('{End}')
        await day(/January 24/).toHaveFocus()
        await user.keyboard('{Control>}{End}{/Control}{ArrowRight}{ArrowDown}')
        await day(/January 31/).toHaveFocus()
        await user.keyboard('{Control>}{Home}{/Control}{ArrowLeft}{ArrowUp}')
        await day(/January 1\b/).toHaveFocus()
      },
    },
    {
      does: 'PageUp and PageDown request another month',
      run: async ({ user }) => {
        await user.tab()
        await user.keyboard('{PageUp}')
        expect(onMonthChange).toHaveBeenLastCalledWith(-1)
        await user.keyboard('{PageDown}')
        expect(onMonthChange).toHaveBeenLastCalledWith(1)
      },
    },
    {
      does: 'Enter moves into a day whose bar began earlier, Enter selects the entry, Escape moves back',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('{ArrowUp}{ArrowRight}{Enter}')
        await expect.element(page.getByRole('button', { name: /Stocktaking/ })).toHaveFocus()
        await user.keyboard('{Enter}')
        expect(onSelect).toHaveBeenLastCalledWith('stock')
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('gridcell', { name: /January 7/ })).toHaveFocus()
      },
    },
  ],
}
