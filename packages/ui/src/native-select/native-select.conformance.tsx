import { expect } from 'vitest'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { NativeSelect } from './native-select'

export const conformance: Conformance = {
  component: 'NativeSelect',
  pattern: NATIVE.input,
  render: (forwarded) => (
    <NativeSelect {...forwarded} aria-label="City">
      <option>Baguio</option>
      <option>Cebu</option>
    </NativeSelect>
  ),
  root: 'span:has(> [data-slot="native-select"])',
  control: '[data-slot="native-select"]',
  name: { role: 'combobox', name: 'City' },
  keyboard: [
    {
      does: 'Tab moves to it, a letter chooses the option that begins with it',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('c')
        await expect.element(page.getByRole('combobox')).toHaveValue('Cebu')
      },
    },
  ],
}
