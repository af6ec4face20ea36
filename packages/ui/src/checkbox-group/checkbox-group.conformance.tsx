import { useState } from 'react'
import { expect } from 'vitest'
import { apg, type Conformance, type ForwardedProps } from '../conformance/conformance'
import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { CheckboxGroup } from './checkbox-group'

const Example = (forwarded: ForwardedProps) => {
  const [value, setValue] = useState<string[]>([])
  return (
    <Field label="Plans">
      <CheckboxGroup {...forwarded} options={samplePlans} value={value} onValueChange={setValue} />
    </Field>
  )
}

export const conformance: Conformance = {
  component: 'CheckboxGroup',
  pattern: apg('Checkbox (group)', 'checkbox'),
  render: (forwarded) => <Example {...forwarded} />,
  root: '[data-slot="checkbox-group"]',
  name: { role: 'group', name: 'Plans' },
  keyboard: [
    {
      does: 'Tab moves between the boxes, Space checks one',
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
