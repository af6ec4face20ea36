import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Field } from '../field/field'
import { eachState, states } from '../testing/each-state'
import { inFrame } from '../testing/in-frame'
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
  args: { defaultValue: 'standard' },
  // Radix hides the page behind the open list but leaves its elements focusable, which axe reports.
  // They cannot be reached, because the list traps the focus until it closes.
  parameters: {
    ...inFrame(300),
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
  },
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

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('[data-slot="select"]'),
  render: (args) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Field label={state}>
            <Select {...args} />
          </Field>
        </div>
      ))}
    </div>
  ),
}

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
