import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from '../field/field'
import { eachState, states } from '../testing/each-state'
import { NativeSelect } from './native-select'

const meta = {
  title: 'Forms/NativeSelect',
  component: NativeSelect,
  args: { 'aria-label': 'City', className: 'w-72' },
  render: (args) => (
    <NativeSelect {...args}>
      <option value="">Choose a city</option>
      <option>Baguio</option>
      <option>Cebu</option>
      <option>Iloilo</option>
    </NativeSelect>
  ),
} satisfies Meta<typeof NativeSelect>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Cebu' } }

/** A field connects its label, hint and error with the control; no ids are needed. */
export const InField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="City" error="Choose a city." required>
      <NativeSelect {...args}>
        <option value="">Choose a city</option>
        <option>Baguio</option>
        <option>Cebu</option>
      </NativeSelect>
    </Field>
  ),
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'City' })
    await expect(select).toBeRequired()
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Choose a city.')
  },
}

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('select'),
  render: (args) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Field label={state}>
            <NativeSelect {...args} />
          </Field>
        </div>
      ))}
    </div>
  ),
}
