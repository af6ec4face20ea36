import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button'
import { Checkbox } from '../checkbox/checkbox'
import { Input } from '../input/input'
import { Select } from '../select/select'
import { inFrame } from '../testing/in-frame'
import { samplePlans } from '../testing/sample-plans'
import { Field } from './field'

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: { label: 'City', className: 'w-80 max-w-full', children: <Input /> },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('City'))
    await expect(canvas.getByRole('textbox', { name: 'City' })).toHaveFocus()
  },
}

export const WithHint: Story = { args: { hint: 'Where the parcel goes.' } }

/** Screen readers announce the error when the control gets the focus. */
export const WithError: Story = {
  args: { error: 'Enter a city.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter a city.')
  },
}

/** The error is said first. */
export const WithHintAndError: Story = {
  args: { ...WithHint.args, ...WithError.args, required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'City' })
    await expect(input).toBeRequired()
    await expect(input).toHaveAccessibleDescription('Enter a city. Where the parcel goes.')
  },
}

/** The label is only for screen readers where the surroundings say the same. */
export const HiddenLabel: Story = {
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City' })).toBeVisible()
    await expect(canvas.getByText('City')).toHaveProperty('offsetWidth', 1)
  },
}

/** The hint stays while somebody types; the error says what to enter. */
export const DoSayWhatToEnter: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: {
    label: 'Phone number',
    hint: 'For the courier only.',
    error: 'Enter the number with its area code, like 032 555 0142.',
  },
}

/** The placeholder is gone with the first letter, and the error blames. */
export const DontBlame: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: {
    label: 'Phone number',
    error: 'Invalid input!',
    children: <Input placeholder="Number with area code, for the courier" />,
  },
}

/** If all other fields are required, only a field that may be left empty says so. */
export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'City (optional)' })).not.toBeRequired()
  },
}

/** A form that is sent with an empty field says so at the field, not in a bubble of the browser. */
export const RequiredAndEmpty: Story = {
  args: { required: true, className: undefined },
  parameters: { layout: 'padded', ...inFrame(420) },
  render: (args) => (
    <form className="grid max-w-80 gap-4" onSubmit={(event) => event.preventDefault()}>
      <Field {...args} />
      <Field label="Plan" required>
        <Select name="plan" options={samplePlans} placeholder="Choose a plan" />
      </Field>
      <Field label="Agreement" required>
        <Checkbox name="agreed" label="I agree" />
      </Field>
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const city = canvas.getByRole('textbox', { name: 'City' })
    await expect(city).toHaveAccessibleDescription('Please fill in this field.')
    await expect(canvas.getByRole('combobox', { name: 'Plan' })).toBeInvalid()
  },
}

/** An attempt leads to what is empty first; what is filled in is valid at once. */
export const RequiredThenFilled: Story = {
  ...RequiredAndEmpty,
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await RequiredAndEmpty.play?.(context)
    const { canvas, userEvent } = context
    const city = canvas.getByRole('textbox', { name: 'City' })
    await expect(city).toHaveFocus()
    await userEvent.type(city, 'Cebu')
    await expect(city).toBeValid()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('combobox', { name: 'Plan' })).toHaveFocus()
  },
}
