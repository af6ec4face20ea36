import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../field/field'
import { samplePlans } from '../testing/sample-plans'
import { Select } from './select'

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    options: samplePlans,
    placeholder: 'Choose a plan',
    onValueChange: fn(),
    className: 'w-64',
  },
  render: (args) => (
    <Field label="Plan">
      <Select {...args} />
    </Field>
  ),
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Chosen: Story = { args: { defaultValue: 'premium' } }

export const Open: Story = {
  tags: ['!autodocs'],
  args: { defaultValue: 'standard' },
  // Radix hides the page behind the open list but leaves its elements focusable, which axe reports.
  // They cannot be reached, because the list traps the focus until it closes.
  parameters: { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Plan' }))
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const Invalid: Story = {
  render: (args) => (
    <Field label="Plan" error="Choose a plan.">
      <Select {...args} />
    </Field>
  ),
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'standard' } }

/** With a `name` the choice is sent with its form. */
export const InAForm: Story = {
  args: { name: 'plan', defaultValue: 'premium' },
  render: (args) => (
    <form aria-label="Order">
      <Field label="Plan">
        <Select {...args} />
      </Field>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).get('plan')).toBe('premium')
  },
}
