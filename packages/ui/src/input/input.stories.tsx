import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../field/field'
import { Input } from './input'

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { 'aria-label': 'Full name', className: 'w-72' },
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Ana Reyes' } }

export const Filled: Story = { args: { defaultValue: 'Ana Reyes' } }

export const Small: Story = { args: { ...Filled.args, size: 'sm' } }

export const Large: Story = { args: { ...Filled.args, size: 'lg' } }

export const Invalid: Story = { args: { ...Filled.args, 'aria-invalid': true } }

export const Disabled: Story = { args: { ...Filled.args, disabled: true } }

/** A field connects its label, hint and error with the control; no ids are needed. */
export const InField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Full name" hint="As on your passport." error="Enter your name." required>
      <Input {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(input).toBeRequired()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter your name. As on your passport.')
  },
}
