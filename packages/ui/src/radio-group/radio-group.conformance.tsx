import { expect } from 'vitest'
import { apg, type Conformance } from '../conformance/conformance'
import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { RadioGroup } from './radio-group'

export const conformance: Conformance = {
  component: 'RadioGroup',
  pattern: apg('Radio group', 'radio'),
  render: (forwarded) => (
    <Field label="Plan">
      <RadioGroup {...forwarded} options={samplePlans} />
    </Field>
  ),
  root: '[data-slot="radio-group"]',
  name: { role: 'radiogroup', name: 'Plan' },
  keyboard: [
    {
      does: 'it has one tab stop; Space chooses an option, the arrows the next one',
      run: async ({ user, page }) => {
        await user.tab()
        await user.keyboard('[Space]')
        await expect.element(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
        await user.keyboard('{ArrowDown}')
        await expect.element(page.getByRole('radio', { name: 'Premium' })).toBeChecked()
        await user.tab()
        await expect.element(page.getByRole('radio', { name: 'Standard' })).not.toHaveFocus()
      },
    },
  ],
}
