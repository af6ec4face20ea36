import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../field/field'
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group'

const days = ['Monday', 'Wednesday', 'Friday'].map((label) => ({ value: label, label }))

const Controlled = (props: CheckboxGroupProps<string> & { error?: string }) => {
  const [value, setValue] = useState(props.value)
  const { error, ...group } = props
  return (
    <Field label="Delivery days" error={error}>
      <CheckboxGroup
        {...group}
        value={value}
        onValueChange={(next, clicked) => {
          setValue(next)
          props.onValueChange(next, clicked)
        }}
      />
    </Field>
  )
}

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { options: days, value: ['Friday'], onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The value keeps the order of the options; the clicked option is reported too. */
export const Vertical: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery days' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(['Monday', 'Friday'], 'Monday')
  },
}

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const WithDescriptions: Story = {
  args: { options: days.map((day) => ({ ...day, description: 'Before noon' })) },
}

export const Invalid: Story = {
  args: { value: [] },
  render: (args) => <Controlled {...args} error="Choose at least one day." />,
}

export const Disabled: Story = { args: { disabled: true } }
