import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Checkbox } from './checkbox'

export const conformance: Conformance = {
  component: 'Checkbox',
  pattern: apg('Checkbox', 'checkbox'),
  render: (forwarded) => <Checkbox {...forwarded} label="Send me updates" />,
  root: 'label',
  control: '[data-slot="checkbox"]',
  name: { role: 'checkbox', name: 'Send me updates' },
  keyboard: [
    {
      does: 'Space checks and unchecks',
      run: async ({ user, page }) => {
        const box = page.getByRole('checkbox')
        await user.tab()
        await user.keyboard('[Space]')
        await expect.element(box).toBeChecked()
        await user.keyboard('[Space]')
        await expect.element(box).not.toBeChecked()
      },
    },
  ],
}
