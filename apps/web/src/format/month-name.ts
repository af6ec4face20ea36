let formatter: Intl.DateTimeFormat | undefined

/** The name of a month, 0 for January. */
export const monthName = (month: number) => {
  formatter ??= new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  return formatter.format(new Date(Date.UTC(2000, month, 1)))
}
