import type { DateField } from 'payload'

/** A calendar date as Payload stores it: at noon in UTC, which is the same day in almost every time zone. */
export const toStoredDate = (date: string): string => `${date.slice(0, 10)}T12:00:00.000Z`

/** The calendar date, `YYYY-MM-DD`, of a stored date. */
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
        // Anything else becomes an invalid date, which validation refuses.
        return typeof value === 'string' ? toStoredDate(value) : 'no date'
      },
    ],
  },
})
