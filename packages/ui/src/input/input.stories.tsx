import type { Meta, StoryObj } from '@storybook/react-vite'
import { eachState, states } from '../testing/each-state'
import { Input } from './input'

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { 'aria-label': 'Full name', className: 'w-72 max-w-full' },
} satisfies Meta<typeof Input>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Ana Reyes' } }

export const Filled: Story = { args: { defaultValue: 'Ana Reyes' } }

export const Small: Story = { args: { ...Filled.args, size: 'sm' } }

export const Large: Story = { args: { ...Filled.args, size: 'lg' } }

export const Invalid: Story = { args: { ...Filled.args, 'aria-invalid': true } }

export const Disabled: Story = { args: { ...Filled.args, disabled: true } }

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('[data-slot="input"]'),
  render: (args) => (
    <div className="grid grid-cols-1 gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Input {...args} aria-label={state} defaultValue={state} />
        </div>
      ))}
    </div>
  ),
}

/** As wide as the expected value, and with the matching keyboard on a phone. */
export const DoFitTheValue: Story = {
  tags: ['!dev', '!autodocs', 'do'],
  args: {
    'aria-label': 'Postal code',
    inputMode: 'numeric',
    autoComplete: 'postal-code',
    defaultValue: '6000',
    className: 'w-24',
  },
}

/** The width promises a sentence, and the placeholder looks like a value. */
export const DontPromiseMore: Story = {
  tags: ['!dev', '!autodocs', 'dont'],
  args: { 'aria-label': 'Postal code', placeholder: '6000', className: 'w-56 max-w-full' },
}
