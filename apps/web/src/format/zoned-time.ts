const minute = 60_000

const wallClock = (timeZone: string, moment: number) => {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour } = parts
  return `${(year ?? '').padStart(4, '0')}-${month ?? ''}-${day ?? ''}T${hour ?? ''}:${parts.minute ?? ''}`
}

const offset = (timeZone: string, moment: number) =>
  Date.parse(`${wallClock(timeZone, moment)}Z`) - Math.floor(moment / minute) * minute

/** The time of day of a moment in a time zone, `HH:MM`. */
export const timeIn = (timeZone: string, at: Date = new Date()) =>
  wallClock(timeZone, at.getTime()).slice('YYYY-MM-DDT'.length)

/** The moment of a date and a time in a time zone, as ISO time in UTC; empty if they are invalid. */
export const momentIn = (timeZone: string, date: string, time: string) => {
  const asIfUtc = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(asIfUtc)) return ''
  const guess = asIfUtc - offset(timeZone, asIfUtc)
  return new Date(asIfUtc - offset(timeZone, guess)).toISOString()
}
