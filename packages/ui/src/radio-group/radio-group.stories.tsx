import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Field } from '../field/field'
import { samplePlans } from '../option/sample-plans'
import { RadioGroup } from './radio-group'
import { RadioGroupExamples } from './radio-group.examples'

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

export const Horizontal: Story = { args: { ...Chosen.args, orientation: 'horizontal' } }

export const WithDescriptions: Story = {
  args: {
    ...Chosen.args,
    options: samplePlans.map((plan) => ({ ...plan, description: 'Billed once a month.' })),
  },
}

export const OneDisabled: Story = {
  args: {
    ...Chosen.args,
    options: samplePlans.map((plan) => ({ ...plan, disabled: plan.value === 'premium' })),
  },
}

export const Showcase: Story = { render: () => <RadioGroupExamples /> }
