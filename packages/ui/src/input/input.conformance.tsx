import { expect } from 'vitest'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { Input } from './input'

export const conformance: Conformance = {
  component: 'Input',
  pattern: NATIVE.input,
  render: (forwarded) => <Input {...forwarded} aria-label="City" />,
  root: '[data-slot="input"]',
  name: { role: 'textbox', name: 'City' },
  keyboard: [
    {
      does: 'Tab moves to it, typing fills it',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('Baguio')
        await expect.element(page.getByRole('textbox')).toHaveValue('Baguio')
      },
    },
  ],
}
