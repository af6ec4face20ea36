import { expect } from 'vitest'
import { NATIVE, type Conformance } from '../conformance/conformance'
import { Input } from '../input/input'
import { Field } from './field'

export const conformance: Conformance = {
  component: 'Field',
  pattern: NATIVE.input,
  render: (forwarded) => (
    <Field {...forwarded} label="City" hint="Where you live." error="Enter a city.">
      <Input />
    </Field>
  ),
  root: '[data-slot="field"]',
  name: { role: 'textbox', name: 'City' },
  keyboard: [
    {
      does: 'Tab moves to its control, which is described by error and hint',
      run: async ({ user, page }) => {
        await user.tab()
        const input = page.getByRole('textbox')
        await expect.element(input).toHaveFocus()
        await expect.element(input).toHaveAccessibleDescription('Enter a city. Where you live.')
      },
    },
  ],
}
