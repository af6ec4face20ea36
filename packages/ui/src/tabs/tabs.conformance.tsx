import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Tabs } from './tabs'

export const conformance: Conformance = {
  component: 'Tabs',
  pattern: apg('Tabs', 'tabs'),
  render: (forwarded) => (
    <Tabs
      {...forwarded}
      label="Orders"
      tabs={[
        { value: 'open', label: 'Open', content: <p>Two orders.</p> },
        { value: 'sent', label: 'Sent', content: <p>One order.</p> },
      ]}
    />
  ),
  root: '[data-slot="tabs"]',
  name: { role: 'tablist', name: 'Orders' },
  keyboard: [
    {
      does: 'it has one tab stop; the arrows, Home and End open a tab, Tab moves to its content',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('tab', { name: 'Open' })).toHaveFocus()
        await user.keyboard('{ArrowRight}')
        await expect.element(page.getByRole('tabpanel', { name: 'Sent' })).toBeVisible()
        await user.keyboard('{Home}')
        await expect.element(page.getByRole('tabpanel', { name: 'Open' })).toBeVisible()
        await user.keyboard('{End}')
        await expect.element(page.getByRole('tabpanel', { name: 'Sent' })).toBeVisible()
        await user.tab()
        await expect.element(page.getByRole('tabpanel', { name: 'Sent' })).toHaveFocus()
      },
    },
  ],
}
