/** A calendar date as Payload stores it: at noon in UTC, which is the same day in almost every time zone. */
export const toStoredDate = (date: string): string => `${date.slice(0, 10)}T12:00:00.000Z`

export const toPlainDate = (stored: string | Date): string =>
  (typeof stored === 'string' ? stored : stored.toISOString()).slice(0, 10)
