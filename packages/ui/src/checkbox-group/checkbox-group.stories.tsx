import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../field/field'
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group'

const days = ['Monday', 'Wednesday', 'Friday'].map((label) => ({ value: label, label }))

const Controlled = (props: CheckboxGroupProps<string>) => {
  const [value, setValue] = useState(props.value)
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onValueChange={(next, clicked) => {
        setValue(next)
        props.onValueChange(next, clicked)
      }}
    />
  )
}
Controlled.displayName = 'CheckboxGroup'

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { options: days, value: ['Friday'], onValueChange: fn() },
  render: (args) => (
    <Field label="Delivery days">
      <Controlled {...args} />
    </Field>
  ),
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

/** The value keeps the order of the options; the clicked option is reported too. */
export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery days' })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }))
    await expect(args.onValueChange).toHaveBeenCalledWith(['Monday', 'Friday'], 'Monday')
  },
}

/** A click on the label moves to the first box, and checks nothing. */
export const LabelClicked: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery days'))
    await expect(canvas.getByRole('checkbox', { name: 'Monday' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** The group is described as required, after its error. */
export const InvalidAndRequired: Story = {
  args: { value: [] },
  render: (args) => (
    <Field label="Delivery days" error="Choose at least one day." required>
      <Controlled {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Delivery days' })
    await expect(group).toHaveAccessibleDescription('Choose at least one day. Required')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid()
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    await expect(new Set(ids).size).toBe(ids.length)
  },
}

/** A long word breaks where there is no room for it. */
export const LongWord: Story = {
  tags: ['!dev', '!autodocs'],
  args: { options: [{ value: 'Monday', label: 'W'.repeat(80), description: 'i'.repeat(160) }] },
  decorators: [(Story) => <div className="w-60">{Story()}</div>],
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group')
    await expect(group.scrollWidth).toBe(group.clientWidth)
  },
}
