import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../field/field'
import { eachState, states } from '../testing/each-state'
import { Checkbox } from './checkbox'

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Send me updates', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send me updates'))
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('checkbox', { name: 'Send me updates' })).toBeChecked()
  },
}

export const Checked: Story = { args: { defaultChecked: true } }

export const Indeterminate: Story = { args: { checked: 'indeterminate' } }

export const WithDescription: Story = { args: { description: 'About once a month.' } }

export const Invalid: Story = { args: { 'aria-invalid': true } }

/** Inside a Field, the box takes its error, hint and `required`; the field's label checks it too. */
export const InAField: Story = {
  args: { label: 'I have read the rules' },
  render: (args) => (
    <Field label="Agreement" hint="You can read them below." error="Please agree." required>
      <Checkbox {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /I have read the rules/ })
    await expect(box).toBeInvalid()
    await expect(box).toBeRequired()
    await expect(box).toHaveAccessibleDescription('Please agree. You can read them below.')
    await userEvent.click(canvas.getByText('Agreement'))
    await expect(box).toBeChecked()
    await userEvent.click(canvas.getByText('I have read the rules'))
    await expect(box).not.toBeChecked()
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('[data-slot="checkbox"]'),
  render: (args) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Checkbox {...args} label={state} />
        </div>
      ))}
    </div>
  ),
}
