import { useState } from 'react'
import { expect } from 'vitest'
import { apg, type Conformance, type ForwardedProps } from '../conformance/conformance'
import { SegmentedControl } from './segmented-control'

const options = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
]

const Example = (forwarded: ForwardedProps) => {
  const [value, setValue] = useState('week')
  return (
    <SegmentedControl
      {...forwarded}
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
  render: (forwarded) => <Example {...forwarded} />,
  root: '[data-slot="segmented-control"]',
  name: { role: 'radiogroup', name: 'View' },
  keyboard: [
    {
      does: 'it has one tab stop; the arrows choose the next option',
      run: async ({ user, page }) => {
        await user.tab()
        await expect.element(page.getByRole('radio', { name: 'Week' })).toHaveFocus()
        await user.keyboard('{ArrowRight}')
        await expect.element(page.getByRole('radio', { name: 'Month' })).toBeChecked()
      },
    },
  ],
}
