import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Field } from '../field/field'
import { eachState, states } from '../testing/each-state'
import { Textarea } from './textarea'

const meta = {
  title: 'Forms/Textarea',
  component: Textarea,
  args: { className: 'w-80 max-w-full' },
  render: (args) => (
    <Field label="Message">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** It is as tall as its text, up to a little more than half of the window. */
export const Grown: Story = { args: { defaultValue: 'one\ntwo\nthree\nfour\nfive\nsix' } }

/** With a limit it shows a counter, which is announced near the limit. */
export const Counted: Story = { args: { maxLength: 20, defaultValue: 'Nineteen characters' } }

/** A text that is too long stays whole, and the counter says how much it is. */
export const TooLong: Story = {
  args: { maxLength: 20, defaultValue: 'A text of more than 20 letters.' },
}

export const Grows: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    const before = area.getBoundingClientRect().height
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six')
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before)
  },
}

export const Counts: Story = {
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await expect(area).toHaveAccessibleDescription('At most 20 characters')
    await userEvent.type(area, 'Nineteen characters')
    await expect(canvas.getByText('19 / 20')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('1 character left')
  },
}

export const PastedTooLong: Story = {
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 20 },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.click(area)
    await userEvent.paste('A text of more than 20 letters.')
    await expect(area).toHaveValue('A text of more than 20 letters.')
    await expect(area).toBeInvalid()
    await expect(canvas.getByText('31 / 20, 11 characters too many')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('11 characters too many')
  },
}

/** The counter follows a reset of the form. */
export const Reset: Story = {
  tags: ['!dev', '!autodocs'],
  args: { maxLength: 20 },
  render: (args) => (
    <form className="grid gap-3">
      <Field label="Message">
        <Textarea {...args} />
      </Field>
      <button type="reset" className="touch-target">
        Clear
      </button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hello')
    await expect(canvas.getByText('5 / 20')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(canvas.getByText('0 / 20')).toBeVisible())
  },
}

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } }

/** Under the pointer, with the focus of the keyboard, and while it is pressed. */
export const HoverFocusPressed: Story = {
  globals: eachState('textarea'),
  render: (args) => (
    <div className="grid gap-6">
      {states.map((state) => (
        <div key={state} className={state}>
          <Field label={state}>
            <Textarea {...args} />
          </Field>
        </div>
      ))}
    </div>
  ),
}
