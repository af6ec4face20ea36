import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../field/field'
import { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group'

const days = ['Monday', 'Wednesday', 'Friday'].map((label) => ({ value: label, label }))

type ControlledProps = CheckboxGroupProps<string> & { error?: string; required?: boolean }

const Controlled = (props: ControlledProps) => {
  const [value, setValue] = useState(props.value)
  const { error, required, ...group } = props
  return (
    <Field label="Delivery days" error={error} required={required}>
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

/** A click on the label moves to the first box that can be checked, and checks nothing. */
export const LabelClicked: Story = {
  tags: ['!dev', '!autodocs'],
  args: { options: days.map((day, index) => ({ ...day, disabled: index === 0 })) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Delivery days'))
    await expect(canvas.getByRole('checkbox', { name: 'Wednesday' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Horizontal: Story = { args: { orientation: 'horizontal' } }

export const WithDescriptions: Story = {
  args: { options: days.map((day) => ({ ...day, description: 'Before noon' })) },
}

export const Invalid: Story = {
  args: { value: [] },
  render: (args) => <Controlled {...args} error="Choose at least one day." />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Delivery days' })
    await expect(group).toHaveAccessibleDescription('Choose at least one day.')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeInvalid()
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id)
    await expect(new Set(ids).size).toBe(ids.length)
  },
}

/** The group is described as required, after its error. */
export const Required: Story = {
  args: { value: [] },
  render: (args) => <Controlled {...args} error="Choose at least one day." required />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Delivery days' })
    await expect(group).toHaveAccessibleDescription('Choose at least one day. Required')
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** The days of a delivery, of which one is needed. */
export const Example = () => {
  const days = [
    { value: 'monday', label: 'Monday' },
    { value: 'wednesday', label: 'Wednesday' },
    { value: 'friday', label: 'Friday', description: 'Only before noon' },
  ] as const

  const [chosen, setChosen] = useState<(typeof days)[number]['value'][]>(['monday'])
  return (
    <Field
      label="Days of delivery"
      required
      {...(chosen.length === 0 && { error: 'Choose at least one day.' })}
    >
      <CheckboxGroup options={days} value={chosen} onValueChange={setChosen} />
    </Field>
  )
}
