import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Switch } from './switch'

export const conformance: Conformance = {
  component: 'Switch',
  pattern: apg('Switch', 'switch'),
  render: (forwarded) => <Switch {...forwarded} label="Mail me" />,
  root: 'label',
  control: '[data-slot="switch"]',
  name: { role: 'switch', name: 'Mail me' },
  keyboard: [
    {
      does: 'Tab moves to it, Shift+Tab away from it',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('switch')).toHaveFocus()
        await user.tab({ shift: true })
        await expect.element(page.getByRole('switch')).not.toHaveFocus()
      },
    },
    {
      does: 'Space and Enter turn it on and off',
      run: async ({ user, page }) => {
        const control = page.getByRole('switch')
        await user.tab()
        await user.keyboard('[Space]')
        await expect.element(control).toBeChecked()
        await user.keyboard('{Enter}')
        await expect.element(control).not.toBeChecked()
      },
    },
  ],
}
