import { importMessages, maxImportEvents, maxImportLine } from '@tropa/contract/calendar/import'
import { oneLine } from '@tropa/contract/base/one-line'
import { eventTypes } from '@tropa/contract/calendar/academic-year'
import { addDays, utcMidnight } from '@tropa/contract/base/calendar-date'
import { dateIn } from '@tropa/contract/base/team-time'
import ICAL from 'ical.js'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { FileContent, FileRow } from './plan'

// Days are often written without `VALUE=DATE`, and moments with it.
ICAL.design.strict = false

/** An event of a calendar file: what of it an import reads. */
interface Entry {
  /** Whether its calendar calls it off. */
  isCancelled: boolean
  properties: ICAL.Property[]
  repeats: boolean
  /** The line of the file at which it begins. */
  begins: number
  isEnded: boolean
  /** Why it cannot be read. */
  problem?: string
}

const read =
  /^(uid|sequence|dtstamp|recurrence-id|summary|categories|class|status|dtstart|dtend|duration|x-microsoft-(cdo|msncalendar)-alldayevent)[;:]/i

const series = /^(rrule|rdate|exdate)[;:]/i

const edgeOf = /^(begin|end):\s*([\w-]+)$/i

/** Parses a line by itself, so that a broken one is the error of its event only. */
const addLine = (entry: Entry, line: string, number: number) => {
  if (series.test(line)) entry.repeats = true
  if (!read.test(line)) return
  // The parser's time grows with the square of a line's length.
  if (line.length > maxImportLine) entry.problem ??= importMessages.longLine(number)
  else {
    try {
      entry.properties.push(ICAL.Property.fromString(line))
    } catch {
      entry.problem ??= importMessages.brokenLine(number)
    }
  }
}

/**
 * Finds the events of an iCalendar file. Lines that an import does not read may be as they like.
 *
 * @throws APIError where it holds too many events
 */
const readEntries = (text: string): Entry[] => {
  const entries: Entry[] = []
  let isCancelled = false
  let current: Entry | undefined
  // Of an event: the lines of an alarm are not its own.
  let part: string | undefined
  let number = 1

  const cross = (edge: string, component: string) => {
    if (component === 'vcalendar' || component === 'vevent') {
      if (current && edge + component === 'endvevent') current.isEnded = true
      current = undefined
      part = undefined
      if (component === 'vcalendar') isCancelled = false
      else if (edge === 'begin') {
        current = { isCancelled, properties: [], repeats: false, begins: number, isEnded: false }
        if (entries.push(current) > maxImportEvents)
          throw visibleError(importMessages.tooManyEvents)
      }
    } else if (edge === 'begin') part ??= component
    else if (component === part) part = undefined
  }

  // A line that begins with a blank continues the one before it.
  for (const folded of text.replace(/\r\n?/g, '\n').split(/\n(?![ \t])/)) {
    const line = folded.replace(/\n[ \t]/g, '').trimEnd()
    const [, edge, component = ''] = edgeOf.exec(line)?.map((each) => each.toLowerCase()) ?? []
    if (edge) cross(edge, component)
    else if (current && !part) addLine(current, line, number)
    else if (!current && /^method:\s*cancel$/i.test(line)) isCancelled = true
    number += folded.split('\n').length
  }
  return entries
}

export interface IcsSite {
  /** The host in the event ids of our own feed, which identify stored events. */
  host: string
  timeZone: string
}

/** The values as they are written, because the library decodes February 31 to a day of March. */
const valuesOf = (property: ICAL.Property): string[] => {
  const jcal: unknown = property.toJSON()
  return Array.isArray(jcal) ? jcal.slice(3).map(String) : []
}

const propertyOf = ({ properties }: Entry, name: string) =>
  properties.find((property) => property.name === name)

const textOf = (entry: Entry, name: string): string | undefined => {
  const property = propertyOf(entry, name)
  return property && valuesOf(property)[0]
}

const isRealDate = (date: string) => !Number.isNaN(utcMidnight(date).getTime())

const shift = (date: string, days: number) => (isRealDate(date) ? addDays(date, days) : date)

/** More than an event can last, so that no date overflows. */
const maxDays = 1000

const wholeDays = (duration: string) => {
  try {
    const days = ICAL.Duration.fromString(duration).toSeconds() / (24 * 60 * 60)
    return Number.isInteger(days) ? Math.min(Math.max(days, 0), maxDays) : undefined
  } catch {
    return undefined
  }
}

/** Whether Outlook and Exchange say that the event has whole days, although they write times. */
const markOf = (entry: Entry) => {
  const marks = ['cdo', 'msncalendar'].map((program) =>
    textOf(entry, `x-microsoft-${program}-alldayevent`)?.toUpperCase(),
  )
  if (marks.includes('TRUE')) return true
  return marks.includes('FALSE') ? false : undefined
}

/** The day that begins at a moment; none at a time of day. What names neither stays, for its own error. */
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

interface Days {
  start?: string
  end?: string
  problem?: string
}

const readDays = (entry: Entry, timeZone: string): Days => {
  const written = textOf(entry, 'dtstart')
  if (written === undefined) return {}
  const isMarked = markOf(entry)
  const isMoment = written.includes('T')
  const timed = { problem: importMessages.timeOfDay }
  const start = dayAt(written, isMarked, timeZone)
  if (start === undefined || (isMoment && isMarked === false)) return timed
  const writtenEnd = textOf(entry, 'dtend')
  const duration = textOf(entry, 'duration')
  const days = duration === undefined ? 0 : wholeDays(duration)
  // An iCalendar file names the day after the last one.
  const after =
    writtenEnd === undefined
      ? days === undefined
        ? undefined
        : shift(start, days)
      : dayAt(writtenEnd, isMarked, timeZone)
  if (after === undefined) return timed
  if (after !== start) return { start, end: shift(after, -1) }
  // Midnight without an end is a moment, unless a mark says that it means the day.
  return isMoment && !isMarked ? timed : { start, end: start }
}

const typeOf = ({ properties }: Entry) => {
  const categories = properties
    .filter(({ name }) => name === 'categories')
    .flatMap(valuesOf)
    .map((category) => category.trim().toLowerCase())
  return eventTypes.find((type) => categories.includes(type))
}

const isCancelled = (entry: Entry) =>
  entry.isCancelled || textOf(entry, 'status')?.toUpperCase() === 'CANCELLED'

interface Revision {
  place: string
  entry: Entry
  uid: string
  /** The day that it takes the place of in a series, or of an event that was moved. */
  replaces: string
  isOfSeries: boolean
  /** The higher, the later (RFC 5546, 2.1.5); being called off wins a draw. */
  age: readonly [number, number, number]
}

const toRevision = (entry: Entry, index: number): Revision => {
  const place = `Event ${index + 1}`
  const instance = propertyOf(entry, 'recurrence-id')
  return {
    place,
    entry,
    // Without an id it is no revision of another event.
    uid: textOf(entry, 'uid') || place,
    replaces: textOf(entry, 'recurrence-id')?.slice(0, 10) ?? '',
    isOfSeries: entry.repeats || instance?.getFirstParameter('range') !== undefined,
    age: [
      Number(textOf(entry, 'sequence') ?? 0),
      Date.parse(textOf(entry, 'dtstamp') ?? '') || 0,
      Number(isCancelled(entry)),
    ],
  }
}

const byAge = ({ age: one }: Revision, { age: other }: Revision) =>
  one[0] - other[0] || one[1] - other[1] || one[2] - other[2]

const keyOf = ({ uid, replaces }: Pick<Revision, 'uid' | 'replaces'>) => `${replaces} ${uid}`

const problemOf = (entry: Entry) => {
  if (entry.problem !== undefined || entry.isEnded) return entry.problem
  return importMessages.unfinished(entry.begins)
}

const readRow = ({ place, entry, uid }: Revision, { host, timeZone }: IcsSite): FileRow => {
  const title = textOf(entry, 'summary')
  const { start, end, problem } = readDays(entry, timeZone)
  const type = typeOf(entry)
  const [id, ownHost] = uid.split('@')
  return {
    place,
    id: ownHost === host ? id : undefined,
    values: {
      ...(title !== undefined && { title: oneLine(title) }),
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
      ...(type && { type }),
    },
    problem: problemOf(entry) ?? (isCancelled(entry) ? importMessages.cancelled : problem),
    // A class that nobody knows counts as private (RFC 5545, 3.8.1.3).
    isPrivate: !/^(public)?$/i.test(textOf(entry, 'class') ?? ''),
  }
}

/** Reads events from an iCalendar file (RFC 5545). */
export const readIcs = (text: string, site: IcsSite): FileContent => {
  const revisions = readEntries(text).map(toRevision)
  const latest = new Map(revisions.toSorted(byAge).map((each) => [keyOf(each), each]))
  const series = new Set(
    [...latest.values()].filter(({ isOfSeries }) => isOfSeries).map(({ uid }) => uid),
  )
  const laterThan = (revision: Revision) => {
    const last = latest.get(keyOf(revision))
    const { entry, uid, replaces, isOfSeries } = revision
    if (last !== revision || isOfSeries || replaces) return last
    return (
      latest.get(keyOf({ uid, replaces: textOf(entry, 'dtstart')?.slice(0, 10) ?? '' })) ?? last
    )
  }
  const rows = revisions.map((revision): FileRow => {
    const row = readRow(revision, site)
    const later = laterThan(revision)
    if (later && later !== revision) {
      return { ...row, leftOut: importMessages.revisedAt(later.place) }
    }
    const repeats = series.has(revision.uid) ? importMessages.repeats : undefined
    return { ...row, problem: row.problem ?? repeats }
  })
  return { rows, ignoredColumns: [] }
}
