import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { samplePlans } from '../option/sample-plans'
import { Select } from './select'

export const conformance: Conformance = {
  component: 'Select',
  pattern: apg('Combobox (select-only)', 'combobox'),
  render: (forwarded) => <Select {...forwarded} aria-label="Plan" options={samplePlans} />,
  root: '[data-slot="select"]',
  name: { role: 'combobox', name: 'Plan' },
  keyboard: [
    {
      does: 'Enter opens the list, the arrows move between the options, Enter chooses one and restores the focus',
      run: async ({ user, page }) => {
        const trigger = page.getByRole('combobox')
        await user.tab()
        await user.keyboard('{Enter}')
        await expect.element(page.getByRole('option', { name: 'Standard' })).toHaveFocus()
        await user.keyboard('{ArrowDown}')
        await expect.element(page.getByRole('option', { name: 'Premium' })).toHaveFocus()
        await user.keyboard('{Enter}')
        await expect.element(trigger).toHaveTextContent('Premium')
        await expect.element(trigger).toHaveFocus()
      },
    },
    {
      does: 'Space opens the list, End and Home move to its ends, a letter to the option that begins with it',
      run: async ({ user, page }) => {
        const standard = page.getByRole('option', { name: 'Standard' })
        const premium = page.getByRole('option', { name: 'Premium' })
        await user.tab()
        await user.keyboard('[Space]')
        await expect.element(standard).toHaveFocus()
        await user.keyboard('{End}')
        await expect.element(standard).not.toHaveFocus()
        await user.keyboard('{Home}')
        await expect.element(standard).toHaveFocus()
        await user.keyboard('p')
        await expect.element(premium).toHaveFocus()
      },
    },
    {
      does: 'Escape closes without choosing',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('{Enter}')
        await expect.element(page.getByRole('listbox')).toBeVisible()
        await user.keyboard('{Escape}')
        await expect.element(page.getByRole('combobox')).toHaveFocus()
        await expect.element(page.getByRole('combobox')).not.toHaveTextContent('Standard')
      },
    },
  ],
}
