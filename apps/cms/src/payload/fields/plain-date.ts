import type { DateField } from 'payload'

/** A calendar date as Payload keeps it: noon in UTC, which no zone's panel turns into another day. */
export const toStoredDate = (date: string): string => `${date.slice(0, 10)}T12:00:00.000Z`

/** The calendar date, `YYYY-MM-DD`, of a stored one. */
export const toPlainDate = (stored: string | Date): string =>
  (typeof stored === 'string' ? stored : stored.toISOString()).slice(0, 10)

/** A field for a calendar date without a time. */
export const plainDateField = (field: Omit<DateField, 'type'>): DateField => ({
  ...field,
  type: 'date',
  admin: {
    ...field.admin,
    date: { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' },
  },
  hooks: {
    beforeValidate: [
      ({ value }: { value?: unknown }) => {
        if (value === undefined || value === null || value === '') return value
        if (value instanceof Date) return toStoredDate(value.toISOString())
        // What is no date at all is refused where dates are checked.
        return typeof value === 'string' ? toStoredDate(value) : 'no date'
      },
    ],
  },
})
