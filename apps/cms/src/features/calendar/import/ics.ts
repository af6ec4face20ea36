import { importMessages, maxImportEvents, maxImportLine } from '@tropa/contract/calendar/import'
import { addDays, daysBetween } from '@tropa/contract/base/calendar-date'
import { oneLine } from '@tropa/contract/base/one-line'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import ICAL from 'ical.js'
import { visibleError } from '../../../payload/hooks/visible-error'
import { propertyOf, readDays, textOf, valuesOf } from './ics-days'
import { daysOfSeries, type SeriesSite } from './ics-series'
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

const toRevision = (entry: Entry, index: number): Revision => {
  const place = `Event ${index + 1}`
  const instance = propertyOf(entry, 'recurrence-id')
  return {
    place,
    entry,
    // Without an id it is no revision of another event.
    uid: textOf(entry, 'uid') || place,
    replaces: textOf(entry, 'recurrence-id')?.slice(0, 10) ?? '',
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

const readRow = ({ place, entry, uid }: Revision, { host, timeZone }: IcsSite): FileRow => {
  const title = textOf(entry, 'summary')
  const { start, end, time, problem } = readDays(entry, timeZone)
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

const daysIn = (text: string) =>
  [...text.matchAll(/(\d{4})(\d\d)(\d\d)/g)].map(([, ...parts]) => parts.join('-'))

/**
 * A row for each day of a series, to be chosen one by one. A day that was moved has a row of its own, as long as no
 * other days were moved with it.
 */
const rowsOfSeries = (
  row: FileRow,
  { entry, uid, replaces }: Revision,
  latest: readonly Revision[],
  site: IcsSite,
): FileRow[] => {
  const moved = latest.filter((each) => each.uid === uid && each.replaces)
  const isMovedAlone = moved.every(({ isOfSeries }) => !isOfSeries)
  const valuesOfLine = (line: string) =>
    entry.series.flatMap(([name, value]) => (name === line ? [value] : []))
  const [rule, ...others] = [...valuesOfLine('rrule'), ...valuesOfLine('rdate')]
  const { start = '', end = start } = row.values
  // A rule names days of the week or month as the file counts them.
  const isTeamsDay = textOf(entry, 'dtstart')?.startsWith(start) ?? false
  const without = [...valuesOfLine('exdate').flatMap(daysIn), ...moved.map((each) => each.replaces)]
  if (replaces && isMovedAlone) return [row]
  const days =
    isMovedAlone && isTeamsDay && rule !== undefined && others.length === 0
      ? daysOfSeries({ rule, without: new Set(without) }, start, site)
      : undefined
  if (!days?.length) return [{ ...row, problem: importMessages.repeats }]
  const length = daysBetween(start, end)
  return days.map((day) => ({
    ...row,
    place: `${row.place} on ${day}`,
    values: { ...row.values, start: day, end: addDays(day, length) },
    optional: importMessages.ofSeries,
  }))
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
  const rows = revisions.flatMap((revision): FileRow[] => {
    const row = readRow(revision, site)
    const later = laterThan(revision)
    if (later && later !== revision) {
      return [{ ...row, leftOut: importMessages.revisedAt(later.place) }]
    }
    if (row.problem !== undefined || !series.has(revision.uid)) return [row]
    return rowsOfSeries(row, revision, [...latest.values()], site)
  })
  return { rows, ignoredColumns: [] }
}
