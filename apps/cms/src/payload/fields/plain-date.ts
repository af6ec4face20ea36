import { isCalendarDay, noSuchDay } from '@tropa/contract/base/dates'
import { date } from 'payload/shared'
import type { DateField, DateFieldValidation } from 'payload'
import { toPlainDate, toStoredDate } from './stored-date'

/** Accepts a day that exists. `Date` takes February 30 for March 2, and years of five digits. */
export const calendarDay: DateFieldValidation = (value, options) => {
  if (!value) return date(value, options)
  const text = typeof value === 'string' ? value : toPlainDate(value)
  return isCalendarDay(text) || noSuchDay
}

/** A field for a calendar date without a time, shown as the same day in every time zone. */
export const plainDateField = (field: Omit<DateField, 'type'>): DateField => ({
  validate: calendarDay,
  ...field,
  type: 'date',
  admin: {
    ...field.admin,
    components: {
      Field: '/payload/components/plain-date#PlainDateField',
      Cell: '/payload/components/plain-date#PlainDateCell',
    },
    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
  },
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) => {
        if (value === undefined || value === null || value === '') return value
        if (value instanceof Date) return toStoredDate(value.toISOString())
        // Anything else becomes an invalid date, which validation refuses.
        if (typeof value !== 'string') return 'no date'
        return isCalendarDay(value) ? toStoredDate(value) : value
      },
    ],
  },
})
