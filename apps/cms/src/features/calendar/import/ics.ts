import { importMessages, maxImportEvents, maxImportLine } from '@tropa/contract/calendar/import'
import { addDays, daysBetween } from '@tropa/contract/base/calendar-date'
import { oneLine } from '@tropa/contract/base/one-line'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import ICAL from 'ical.js'
import { visibleError } from '../../../payload/hooks/visible-error'
import {
  type Days,
  dayOf,
  isRealDate,
  localTime,
  propertyOf,
  readDays,
  textOf,
  valuesOf,
  zoneOf,
} from './ics-days'
import { timesOfSeries, type SeriesSite } from './ics-series'
import type { FileContent, FileRow } from './plan'

// Days are often written without `VALUE=DATE`, and moments with it.
ICAL.design.strict = false

/** The parts of a calendar file's event that an import reads. */
interface Entry {
  /** Whether the calendar that it is in cancels it (`METHOD:CANCEL`). */
  isCancelled: boolean
  properties: ICAL.Property[]
  /** The lines that make it repeat or leave days out: their names and what follows. */
  series: [name: string, value: string][]
  /** The line of the file at which it begins. */
  begins: number
  isEnded: boolean
  /** Why it cannot be read. */
  problem?: string
}

const read =
  /^(uid|sequence|dtstamp|recurrence-id|summary|categories|class|status|dtstart|dtend|duration|x-microsoft-(cdo|msncalendar)-alldayevent)[;:]/i

const series = /^(rrule|rdate|exdate)[;:](?:[^:]*:)?(.*)$/i

const edgeOf = /^(begin|end):\s*([\w-]+)$/i

/** Parses a line by itself, so that a broken one is the error of its event only. */
const addLine = (entry: Entry, line: string, number: number) => {
  const [, name, value] = series.exec(line) ?? []
  if (name !== undefined && value !== undefined) entry.series.push([name.toLowerCase(), value])
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
 * Finds the events of an iCalendar file. Lines that an import does not read are not checked.
 *
 * @throws APIError if it holds too many events
 */
const readEntries = (text: string): Entry[] => {
  const entries: Entry[] = []
  let isCancelled = false
  let current: Entry | undefined
  // A component inside an event, such as an alarm: its lines do not belong to the event.
  let part: string | undefined
  let number = 1

  const cross = (edge: string, component: string) => {
    if (component === 'vcalendar' || component === 'vevent') {
      if (current && edge + component === 'endvevent') current.isEnded = true
      current = undefined
      part = undefined
      if (component === 'vcalendar') isCancelled = false
      else if (edge === 'begin') {
        current = { isCancelled, properties: [], series: [], begins: number, isEnded: false }
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

export interface IcsSite extends SeriesSite {
  /** The host in the event ids of our own feed, which identify stored events. */
  host: string
  /** The team's. */
  timeZone: string
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
  /** The day that it replaces (`RECURRENCE-ID`), or empty. */
  replaces: string
  isOfSeries: boolean
  /** The higher, the later (RFC 5546, 2.1.5); a cancellation wins a tie. */
  age: readonly [number, number, number]
}

/** The team's day of a time that the event names, or empty. */
const teamDayOf = (entry: Entry, name: string, timeZone: string) =>
  dayOf(localTime(textOf(entry, name) ?? '', timeZone))

const toRevision = (entry: Entry, index: number, timeZone: string): Revision => {
  const place = `Event ${index + 1}`
  const instance = propertyOf(entry, 'recurrence-id')
  return {
    place,
    entry,
    // Without an id it is no revision of another event.
    uid: textOf(entry, 'uid') || place,
    replaces: teamDayOf(entry, 'recurrence-id', timeZone),
    isOfSeries: entry.series.length > 0 || instance?.getFirstParameter('range') !== undefined,
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

const readRow = (
  { place, entry, uid }: Revision,
  { host }: IcsSite,
  { start, end, time, problem }: Days,
): FileRow => {
  const title = textOf(entry, 'summary')
  const type = typeOf(entry)
  const [id, ownHost] = uid.split('@')
  return {
    place,
    id: ownHost === host ? id : undefined,
    values: {
      ...(title !== undefined && { title: oneLine(`${time ?? ''} ${title}`) }),
      // Without an end, an event lasts one day (RFC 5545, 3.6.1).
      ...(start !== undefined && { start, end: end ?? start }),
      ...(type && { type }),
    },
    ...(time !== undefined && { note: importMessages.timeInTitle(time) }),
    problem: problemOf(entry) ?? (isCancelled(entry) ? importMessages.cancelled : problem),
    // A class that nobody knows counts as private (RFC 5545, 3.8.1.3).
    ...(!/^(public)?$/i.test(textOf(entry, 'class') ?? '') && { optional: importMessages.private }),
  }
}

/** The days and times of a list such as `20430112T010000Z,20430119`, as the parser writes them. */
const timesIn = (list: string) =>
  list.split(',').map((each) =>
    each
      .trim()
      .replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
      .replace(/T(\d\d)(\d\d)/, 'T$1:$2:'),
  )

/**
 * A row for each day of a series, to be chosen one by one. A day that was moved has a row of its own, as long as no
 * other days were moved with it.
 */
const rowsOfSeries = (
  row: FileRow,
  revision: Revision,
  days: Days,
  latest: readonly Revision[],
  site: IcsSite,
): FileRow[] => {
  const { entry, uid, replaces } = revision
  const moved = latest.filter((each) => each.uid === uid && each.replaces)
  const isMovedAlone = moved.every(({ isOfSeries }) => !isOfSeries)
  if (replaces && isMovedAlone) return [row]
  const valuesOfLine = (line: string) =>
    entry.series.flatMap(([name, value]) => (name === line ? [value] : []))
  const [rule, ...others] = [...valuesOfLine('rrule'), ...valuesOfLine('rdate')]
  const { start = '', end = start, time } = days
  if (![start, end].every(isRealDate)) return [row]
  const written = textOf(entry, 'dtstart') ?? ''
  const isTimed = time !== undefined
  // Days that are written as days have no zone.
  const timeZone = written.includes('T') ? zoneOf(entry, 'dtstart', site.timeZone) : 'UTC'
  const leftOut = valuesOfLine('exdate')
    .flatMap(timesIn)
    .map((each) => dayOf(localTime(each, timeZone)))
  const without = new Set([...leftOut, ...moved.map((each) => each.replaces)])
  // The clocks may change between whole days, and their rule names the days that are written.
  const begins = isTimed ? written : start
  const isTeamsDay = dayOf(isTimed ? localTime(written, timeZone) : written) === start
  const times =
    isMovedAlone && isTeamsDay && rule !== undefined && others.length === 0
      ? timesOfSeries({ rule, begins, timeZone, without }, site)
      : undefined
  if (!times?.length) return [{ ...row, problem: importMessages.repeats }]
  const length = daysBetween(start, end)
  return times.map((each) => {
    const day = dayOf(each)
    const shown = isTimed ? { time: each.slice('YYYY-MM-DDT'.length, -':ss'.length) } : {}
    return {
      ...readRow(revision, site, { start: day, end: addDays(day, length), ...shown }),
      place: `${row.place} on ${day}`,
      optional: importMessages.ofSeries,
    }
  })
}

/** Reads events from an iCalendar file (RFC 5545). */
export const readIcs = (text: string, site: IcsSite): FileContent => {
  const { timeZone } = site
  const revisions = readEntries(text).map((entry, index) => toRevision(entry, index, timeZone))
  const latest = new Map(revisions.toSorted(byAge).map((each) => [keyOf(each), each]))
  const series = new Set(
    [...latest.values()].filter(({ isOfSeries }) => isOfSeries).map(({ uid }) => uid),
  )
  const laterThan = (revision: Revision) => {
    const last = latest.get(keyOf(revision))
    const { entry, uid, replaces, isOfSeries } = revision
    if (last !== revision || isOfSeries || replaces) return last
    return latest.get(keyOf({ uid, replaces: teamDayOf(entry, 'dtstart', timeZone) })) ?? last
  }
  const rows = revisions.flatMap((revision): FileRow[] => {
    const days = readDays(revision.entry, timeZone)
    const row = readRow(revision, site, days)
    const later = laterThan(revision)
    if (later && later !== revision) {
      return [{ ...row, leftOut: importMessages.revisedAt(later.place) }]
    }
    if (row.problem !== undefined || !series.has(revision.uid)) return [row]
    return rowsOfSeries(row, revision, days, [...latest.values()], site)
  })
  return { rows, ignoredColumns: [] }
}
