import { importMessages } from '@tropa/contract/calendar/import'
import { addDays, utcMidnight } from '@tropa/contract/base/calendar-date'
import { dateIn, isTimeZone } from '@tropa/contract/base/team-time'
import ICAL from 'ical.js'

interface HasProperties {
  properties: ICAL.Property[]
}

/** The values as they are written, because the library decodes February 31 to a day of March. */
export const valuesOf = (property: ICAL.Property): string[] => {
  const jcal: unknown = property.toJSON()
  return Array.isArray(jcal) ? jcal.slice(3).map(String) : []
}

export const propertyOf = ({ properties }: HasProperties, name: string) =>
  properties.find((property) => property.name === name)

export const textOf = (entry: HasProperties, name: string): string | undefined => {
  const property = propertyOf(entry, name)
  return property && valuesOf(property)[0]
}

export const isRealDate = (date: string) => !Number.isNaN(utcMidnight(date).getTime())

const shift = (date: string, days: number) => (isRealDate(date) ? addDays(date, days) : date)

/** More than an event can last, so that no date overflows. */
const maxDays = 1000

/** `NaN` if it is malformed. */
const hoursOf = (duration: string) => {
  try {
    return ICAL.Duration.fromString(duration).toSeconds() / 3600
  } catch {
    return Number.NaN
  }
}

const wholeDays = (duration: string) => {
  const days = hoursOf(duration) / 24
  return Number.isInteger(days) ? Math.min(Math.max(days, 0), maxDays) : undefined
}

/** Whether Outlook and Exchange say that the event has whole days, although they write times. */
const markOf = (entry: HasProperties) => {
  const marks = ['cdo', 'msncalendar'].map((program) =>
    textOf(entry, `x-microsoft-${program}-alldayevent`)?.toUpperCase(),
  )
  if (marks.includes('TRUE')) return true
  return marks.includes('FALSE') ? false : undefined
}

/** The day that begins at a moment; `undefined` at a time of day. Malformed text is returned, for its own error. */
const dayAt = (written: string, isMarked: boolean | undefined, timeZone: string) => {
  const [, day, time, utc] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(Z?))?$/.exec(written) ?? []
  if (day === undefined || !isRealDate(day)) return day ?? written
  if (time === undefined) return day
  const at = new Date(written)
  if (utc !== '' && !Number.isNaN(at.getTime())) {
    const teamDay = dateIn(timeZone, at)
    if (teamDay !== dateIn(timeZone, new Date(at.getTime() - 1000))) return teamDay
    if (!isMarked) return undefined
  }
  return time === '00:00:00' ? day : undefined
}

/** Where a moment's text has its day. */
export const dayOf = (written: string) => written.slice(0, 'YYYY-MM-DD'.length)

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Writes `YYYY-MM-DD HH:mm:ss`, as Swedes do. A file has thousands of times, and a formatter takes long to make. */
const formatterIn = (timeZone: string) => {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options)
  formatters.set(timeZone, formatter)
  return formatter
}

/** A time as the clocks of a zone show it. Only one that ends in `Z` is not written so already. */
export const localTime = (written: string, timeZone: string): string => {
  const at = new Date(written)
  const isUtc = written.endsWith('Z') && isRealDate(dayOf(written)) && !Number.isNaN(at.getTime())
  return isUtc ? formatterIn(timeZone).format(at).replace(' ', 'T') : written
}

/** The zone in which a time is written. Programs have their own names for zones: an unknown one counts as the team's. */
export const zoneOf = (entry: HasProperties, name: string, timeZone: string): string => {
  const zone = propertyOf(entry, name)?.getFirstParameter('tzid') ?? timeZone
  return isTimeZone(zone) ? zone : timeZone
}

/** A zone has several names, such as `US/Pacific`. */
const isSameZone = (one: string, other: string) => {
  const [name, otherName] = [one, other].map(
    (timeZone) => formatterIn(timeZone).resolvedOptions().timeZone,
  )
  return name === otherName
}

/** The team's day and time of day at a moment; `undefined` if another zone is named. */
const teamTimeOf = (entry: HasProperties, name: 'dtstart' | 'dtend', timeZone: string) => {
  const [, day = '', time = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):\d\d$/.exec(localTime(textOf(entry, name) ?? '', timeZone)) ??
    []
  const isTeams = isSameZone(zoneOf(entry, name, timeZone), timeZone)
  return isTeams && isRealDate(day) ? { day, time } : undefined
}

/** The day and time of an event that begins and ends on one day, or what is wrong. */
const readMoment = (entry: HasProperties, timeZone: string): Days => {
  const start = teamTimeOf(entry, 'dtstart', timeZone)
  const hasEnd = ['dtend', 'duration'].some((name) => propertyOf(entry, name))
  const duration = textOf(entry, 'duration') ?? ''
  const hours = /^P(?!.*\d[DW])T/.test(duration) ? hoursOf(duration) : Number.NaN
  const [hour = 0, minute = 0] = start?.time.split(':').map(Number) ?? []
  const end = teamTimeOf(entry, 'dtend', timeZone)
  const lastDay = end?.time === '00:00' && end.day !== start?.day ? shift(end.day, -1) : end?.day
  const endsToday = !hasEnd || (end !== undefined && lastDay === start?.day)
  const isShort = hour + minute / 60 + hours <= 24
  return start && (endsToday || isShort)
    ? { start: start.day, end: start.day, time: start.time }
    : { problem: importMessages.timeOfDay }
}

export interface Days {
  start?: string
  end?: string
  /** When it begins on that day. */
  time?: string
  problem?: string
}

/** The day after the last one, as an iCalendar file names it; `undefined` if it names a time of day. */
const dayAfter = (
  entry: HasProperties,
  start: string,
  isMarked: boolean | undefined,
  timeZone: string,
) => {
  const end = textOf(entry, 'dtend')
  if (end !== undefined) return dayAt(end, isMarked, timeZone)
  const duration = textOf(entry, 'duration')
  const days = duration === undefined ? 0 : wholeDays(duration)
  return days === undefined ? undefined : shift(start, days)
}

export const readDays = (entry: HasProperties, timeZone: string): Days => {
  const written = textOf(entry, 'dtstart')
  if (written === undefined) return {}
  const isMarked = markOf(entry)
  const isMoment = written.includes('T')
  const timed = () => readMoment(entry, timeZone)
  const start = dayAt(written, isMarked, timeZone)
  if (start === undefined || (isMoment && isMarked === false)) return timed()
  const after = dayAfter(entry, start, isMarked, timeZone)
  if (after === undefined) return timed()
  if (after !== start) return { start, end: shift(after, -1) }
  // Midnight without an end is a moment, unless a mark says that it means the day.
  return isMoment && !isMarked ? timed() : { start, end: start }
}
