import { useState } from 'react'
import { expect } from 'vitest'
import { apg, type Conformance, type PassedOn } from '../conformance/conformance'
import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { CheckboxGroup } from './checkbox-group'

const Example = (passed: PassedOn) => {
  const [value, setValue] = useState<string[]>([])
  return (
    <Field label="Plans">
      <CheckboxGroup {...passed} options={samplePlans} value={value} onValueChange={setValue} />
    </Field>
  )
}

export const conformance: Conformance = {
  component: 'CheckboxGroup',
  pattern: apg('Checkbox (group)', 'checkbox'),
  render: (passed) => <Example {...passed} />,
  root: '[data-slot="checkbox-group"]',
  name: { role: 'group', name: 'Plans' },
  keyboard: [
    {
      does: 'Tab walks the boxes, Space checks',
      run: async ({ user, page }) => {
        await user.tab()
        await user.tab()
        await user.keyboard('[Space]')
        await expect.element(page.getByRole('checkbox', { name: 'Premium' })).toBeChecked()
        await expect.element(page.getByRole('checkbox', { name: 'Standard' })).not.toBeChecked()
      },
    },
  ],
}
