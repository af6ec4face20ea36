import { useState } from 'react'
import { expect } from 'vitest'
import { apg, type Conformance, type PassedOn } from '../conformance/conformance'
import { SegmentedControl } from './segmented-control'

const options = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

const Example = (passed: PassedOn) => {
  const [value, setValue] = useState('week')
  return (
    <SegmentedControl
      {...passed}
      label="View"
      options={options}
      value={value}
      onValueChange={setValue}
    />
  )
}

export const conformance: Conformance = {
  component: 'SegmentedControl',
  pattern: apg('Radio group', 'radio'),
  render: (passed) => <Example {...passed} />,
  root: '[data-slot="segmented-control"]',
  name: { role: 'radiogroup', name: 'View' },
  keyboard: [
    {
      does: 'one Tab stop; arrows choose the next',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('radio', { name: 'Week' })).toHaveFocus()
        await user.keyboard('{ArrowRight}')
        await expect.element(page.getByRole('radio', { name: 'Month' })).toBeChecked()
      },
    },
  ],
}
