import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Field } from '../field/field'
import { eachState, states } from '../testing/each-state'
import { samplePlans } from '../testing/sample-plans'
import { RadioGroup } from './radio-group'

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: { options: samplePlans, onValueChange: fn() },
  render: (args) => (
    <Field label="Plan">
      <RadioGroup {...args} />
    </Field>
  ),
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Plan' })).toBeVisible()
    await userEvent.click(canvas.getByText('Premium (₱9.99)'))
    await expect(args.onValueChange).toHaveBeenCalledWith('premium')
  },
}

export const Chosen: Story = { args: { defaultValue: 'standard' } }

export const WithDescriptions: Story = {
  args: {
    ...Chosen.args,
    options: samplePlans.map((plan) => ({ ...plan, description: 'Billed once a month.' })),
  },
}

/** The group takes error, hint and `required` of the field, and every option looks invalid. */
export const InvalidAndRequired: Story = {
  render: (args) => (
    <Field label="Plan" hint="You can change it later." error="Choose a plan." required>
      <RadioGroup {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Plan' })
    await expect(group).toBeInvalid()
    await expect(group).toBeRequired()
    await expect(group).toHaveAccessibleDescription('Choose a plan. You can change it later.')
    const danger = getComputedStyle(canvas.getByText('Choose a plan.')).color
    for (const radio of canvas.getAllByRole('radio')) {
      await waitFor(() => expect(getComputedStyle(radio).borderColor).toBe(danger))
    }
  },
}

/** A click on the label moves to the chosen option, or to the first one, and chooses nothing. */
export const LabelClicked: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Plan'))
    await expect(canvas.getByRole('radio', { name: 'Standard (Free)' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('Premium (₱9.99)'))
    await userEvent.click(document.body)
    await userEvent.click(canvas.getByText('Plan'))
    await expect(canvas.getByRole('radio', { name: 'Premium (₱9.99)' })).toHaveFocus()
  },
}

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('label:nth-child(2) [role="radio"]'),
  render: (args) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Field label={state}>
            <RadioGroup {...args} />
          </Field>
        </div>
      ))}
    </div>
  ),
}
