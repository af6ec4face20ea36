import { expect } from 'vitest'
import type { BrowserPage, UserEvent } from 'vitest/browser'
import { apg, type Conformance } from '../conformance/conformance'
import { DatePicker } from './date-picker'

type Tools = { user: UserEvent; page: BrowserPage }

/** Moves through the three parts of the field to the button. */
const tabToButton = async ({ user, page }: Tools) => {
  await user.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await expect.element(page.getByRole('button', { name: 'Choose date' })).toHaveFocus()
}

const expectDay = ({ page }: Tools, name: string) =>
  expect.element(page.getByRole('button', { name })).toHaveFocus()

/** Opens the calendar by its button, on the date that is chosen. */
const openCalendar = async (tools: Tools) => {
  await tabToButton(tools)
  await tools.user.keyboard('{Enter}')
  await expectDay(tools, 'Tuesday, January 13, 2026')
}

export const conformance: Conformance = {
  component: 'DatePicker',
  pattern: apg('Date picker dialog', 'dialog-modal/examples/datepicker-dialog'),
  render: (forwarded) => (
    <DatePicker
      {...forwarded}
      aria-label="Arrival"
      defaultValue="2026-01-13"
      min="2025-11-20"
      max="2027-02-10"
      today="2026-01-08"
    />
  ),
  root: '[data-slot="date-picker"]',
  control: '[data-slot="date-picker"] input',
  name: { role: 'button', name: 'Choose date' },
  keyboard: [
    {
      does: 'typing digits fills in the field as in every date field of the browser',
      run: async ({ user, page }) => {
        await user.keyboard('{Tab}02282026')
        await expect.element(page.getByLabelText('Arrival')).toHaveValue('2026-02-28')
      },
    },
    {
      does: 'Enter on the button opens the calendar on the chosen date, Escape closes it',
      run: async (tools) => {
        await openCalendar(tools)
        await tools.user.keyboard('{Escape}')
        const button = tools.page.getByRole('button', { name: 'Choose date' })
        await expect.element(button).toHaveFocus()
        await expect.element(button).toHaveAttribute('aria-expanded', 'false')
      },
    },
    {
      does: 'Space, F4 and Alt+ArrowDown in the field open the calendar too',
      run: async (tools) => {
        await tools.user.keyboard('{Tab}[Space]')
        await expectDay(tools, 'Tuesday, January 13, 2026')
        await tools.user.keyboard('{Escape}')
        await expectDay(tools, 'Choose date')
        await tools.user.keyboard('{Shift>}{Tab}{/Shift}{Alt>}{ArrowDown}{/Alt}')
        await expectDay(tools, 'Tuesday, January 13, 2026')
      },
    },
    {
      does: 'the arrows move by a day and a week, Home and End to the ends of the week',
      run: async (tools) => {
        await openCalendar(tools)
        await tools.user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}')
        await expectDay(tools, 'Monday, December 29, 2025')
        await tools.user.keyboard('{ArrowRight}{ArrowDown}{Home}')
        await expectDay(tools, 'Sunday, January 4, 2026')
        await tools.user.keyboard('{End}')
        await expectDay(tools, 'Saturday, January 10, 2026')
      },
    },
    {
      does: 'PageUp and PageDown move by a month, Shift+PageUp and Shift+PageDown by a year',
      run: async (tools) => {
        await openCalendar(tools)
        await tools.user.keyboard('{PageDown}')
        await expectDay(tools, 'Friday, February 13, 2026')
        await tools.user.keyboard('{Shift>}{PageDown}{/Shift}')
        await expectDay(tools, 'Wednesday, February 10, 2027')
        await tools.user.keyboard('{Shift>}{PageUp}{PageUp}{/Shift}')
        await expectDay(tools, 'Thursday, November 20, 2025')
      },
    },
    {
      does: 'Tab stays in the calendar: buttons of the months, then the day',
      run: async (tools) => {
        await openCalendar(tools)
        await tools.user.keyboard('{Tab}')
        await expectDay(tools, 'Previous month')
        await tools.user.keyboard('{Enter}{Tab}{Tab}')
        await expectDay(tools, 'Saturday, December 13, 2025')
        await tools.user.keyboard('{Shift>}{Tab}{/Shift}')
        await expectDay(tools, 'Next month')
      },
    },
    {
      does: 'Enter and Space choose the day and move back to the field',
      run: async (tools) => {
        const field = tools.page.getByLabelText('Arrival')
        await openCalendar(tools)
        await tools.user.keyboard('{ArrowRight}{Enter}')
        await expect.element(field).toHaveValue('2026-01-14')
        await expect.element(field).toHaveFocus()
      },
    },
    {
      does: 'Tab leaves the field, which says when its date does not exist',
      run: async ({ user, page }) => {
        const field = page.getByLabelText('Arrival')
        await user.keyboard('{Tab}02312026{Tab}{Tab}')
        await expect.element(field).toBeInvalid()
        await expect.element(field).toHaveAccessibleDescription('Enter a whole date that exists.')
        await user.keyboard('{Shift>}{Tab}{Tab}{Tab}{/Shift}01282026')
        await expect.element(field).toBeValid()
      },
    },
  ],
}
