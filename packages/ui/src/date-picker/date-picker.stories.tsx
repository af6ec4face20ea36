import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { Field } from '../field/field'
import { inFrame } from '../testing/in-frame'
import { DatePicker } from './date-picker'

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { today: '2026-01-13', onChange: fn(), className: 'w-72' },
  render: (args) => (
    <Field label="Arrival">
      <DatePicker {...args} />
    </Field>
  ),
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[role="dialog"]')).toBeNull()
  },
}

export const Filled: Story = { args: { defaultValue: '2026-01-15' } }

/** The calendar opens on the chosen date. Today is underlined; days outside the limits are struck through. */
export const Open: Story = {
  parameters: inFrame(480),
  args: { defaultValue: '2026-01-15', min: '2026-01-13', max: '2026-03-10' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date' }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Choose date' })).toBeVisible())
  },
}

/** The chosen day has the focus, today is announced, and days outside the limits cannot be chosen. */
export const DaysOfOpen: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date' }))
    const calendar = within(await canvas.findByRole('dialog', { name: 'Choose date' }))
    const chosen = calendar.getByRole('button', { name: 'Thursday, January 15, 2026' })
    await waitFor(() => expect(chosen).toHaveFocus())
    await expect(calendar.getByRole('gridcell', { selected: true })).toContainElement(chosen)
    const today = calendar.getByRole('button', { name: 'Tuesday, January 13, 2026' })
    await expect(today).toHaveAttribute('aria-current', 'date')
    await expect(calendar.getByRole('button', { name: /January 12/ })).toBeDisabled()
    await expect(calendar.getByRole('button', { name: 'Previous month' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

/** A day of the next month is chosen. The field has the focus again. */
export const Chosen: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '2026-01-15' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Monday, February 2, 2026' }))
    const input = canvas.getByLabelText('Arrival')
    await expect(input).toHaveValue('2026-02-02')
    await expect(input).toHaveFocus()
    await expect(args.onChange).toHaveBeenCalled()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** The keys move by days, weeks, months and years, and stay inside the limits and the calendar. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '2026-01-13', min: '2025-11-20', max: '2027-02-10' },
  play: async ({ canvas, userEvent }) => {
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    }
    canvas.getByRole('button', { name: 'Choose date' }).focus()
    await press('{Enter}', 'Tuesday, January 13, 2026')
    await press('{ArrowLeft}{ArrowUp}{ArrowUp}', 'Monday, December 29, 2025')
    await press('{Home}', 'Sunday, December 28, 2025')
    await press('{End}{ArrowRight}{ArrowDown}', 'Sunday, January 11, 2026')
    await press('{Shift>}{PageDown}{/Shift}', 'Monday, January 11, 2027')
    await press('{PageDown}', 'Wednesday, February 10, 2027')
    await press('{PageUp}{PageUp}', 'Thursday, December 10, 2026')
    await press('{Shift>}{PageUp}{PageUp}{/Shift}', 'Thursday, November 20, 2025')
    await press('{Tab}', 'Previous month')
    await press('{Tab}', 'Next month')
    await press('{Tab}', 'Thursday, November 20, 2025')
    await userEvent.keyboard('{Enter}')
    const input = canvas.getByLabelText('Arrival')
    await expect(input).toHaveValue('2025-11-20')
    await expect(input).toHaveFocus()
  },
}

/** Somebody typed the 31st of February. The browser keeps such a date to itself, and the form takes it for empty. */
export const Impossible: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Field label="Arrival" hint="Check-in is at three." error="Choose a date.">
      <DatePicker {...args} />
    </Field>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Arrival')
    const saysImpossible = () =>
      waitFor(() =>
        expect(input).toHaveAccessibleDescription(
          'Enter a whole date that exists. Check-in is at three.',
        ),
      )
    Object.defineProperty(input, 'validity', { value: { badInput: true } })
    await fireEvent.focusOut(input)
    await expect(input).toBeInvalid()
    await saysImpossible()
    await expect(canvas.queryByText('Choose a date.')).toBeNull()
    await fireEvent.change(input, { target: { value: '2026-01-15' } })
    await expect(canvas.getByText('Choose a date.')).toBeVisible()
    input.focus()
    await userEvent.keyboard('{Enter}')
    await saysImpossible()
  },
}

/** A field connects its label, hint and error with the date. */
export const InField: Story = {
  render: (args) => (
    <Field label="Arrival" hint="Check-in is at three." error="Choose a date." required>
      <DatePicker {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Arrival/)
    await expect(input).toBeRequired()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Choose a date. Check-in is at three.')
  },
}

export const Disabled: Story = { args: { ...Filled.args, disabled: true } }
