import { importMessages, maxImportEvents, maxImportLine } from '@tropa/contract/calendar-import'
import { oneLine } from '@tropa/contract/schemas/one-line'
import { eventTypes } from '@tropa/contract/time/academic-year'
import { addDays, utcMidnight } from '@tropa/contract/time/calendar-date'
import ICAL from 'ical.js'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { FileContent, FileRow } from './plan'

const read =
  /^(begin|end|version|uid|summary|categories|status|dtstart|dtend|duration|rrule|rdate|exdate|recurrence-id)[;:]/i

const edgeOf = /^(begin|end):\s*(\S*)$/i

/** Calendars and their events are flat; alarms and zones are a level or two below. */
const maxDepth = 10

/**
 * Bounds what a calendar file asks of its parser, whose time grows with the square of a line's length:
 * leaves out long lines that an import does not read, such as attached files, and refuses others.
 *
 * @throws APIError naming the limit that the file exceeds
 */
const boundedLines = (text: string): string => {
  const kept: string[] = []
  let number = 1
  let events = 0
  let depth = 0
  // A line that begins with a blank continues the one before it.
  for (const folded of text.split(/\r?\n(?![ \t])/)) {
    const line = folded.replace(/\r?\n[ \t]/g, '')
    if (line.length <= maxImportLine) kept.push(line)
    else if (read.test(line)) throw visibleError(importMessages.longLine(number))
    const [, edge, component] = edgeOf.exec(line.trimEnd()) ?? []
    if (edge) depth += edge.toLowerCase() === 'begin' ? 1 : -1
    if (depth > maxDepth) throw visibleError(importMessages.brokenIcs)
    if (edge?.toLowerCase() === 'begin' && component?.toLowerCase() === 'vevent') events += 1
    if (events > maxImportEvents) throw visibleError(importMessages.tooManyEvents)
    number += folded.split('\n').length
  }
  return kept.join('\r\n').trim()
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

/** A file may hold several calendars; in jCal (RFC 7265) the first element of each is a text. */
const calendarsIn = (jcal: unknown): unknown[][] => {
  if (!isList(jcal)) return []
  return isList(jcal[0]) ? jcal.filter(isList) : [jcal]
}

const parseEvents = (text: string) => {
  const lines = boundedLines(text)
  try {
    return calendarsIn(ICAL.parse(lines))
      .map((calendar) => new ICAL.Component(calendar))
      .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  } catch {
    throw visibleError(importMessages.brokenIcs)
  }
}

/** The values as they are written, because the library decodes February 31 to a day of March. */
const valuesOf = (property: ICAL.Property): unknown[] => {
  const jcal: unknown = property.toJSON()
  return isList(jcal) ? jcal.slice(3) : []
}

const textOf = (event: ICAL.Component, name: string): string | undefined => {
  const property = event.getFirstProperty(name)
  const [value] = property ? valuesOf(property) : []
  return typeof value === 'string' ? value : undefined
}

const isDate = (text: string | undefined) => text === undefined || /^\d{4}-\d{2}-\d{2}$/.test(text)

const isRealDate = (date: string) => !Number.isNaN(utcMidnight(date).getTime())

const shift = (date: string, days: number) => (isRealDate(date) ? addDays(date, days) : date)

const wholeDays = (duration: string) => {
  const [, weeks, days] = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?$/.exec(duration) ?? []
  return weeks === undefined && days === undefined
    ? undefined
    : Number(weeks ?? 0) * 7 + Number(days ?? 0)
}

/** An iCalendar file names the day after the last one. */
const lastDay = (start: string, end: string | undefined, duration: string | undefined) => {
  if (end !== undefined) return end === start ? start : shift(end, -1)
  const days = duration === undefined ? undefined : wholeDays(duration)
  return days === undefined ? undefined : shift(start, Math.max(days, 1) - 1)
}

const problemOf = (event: ICAL.Component) => {
  const has = (name: string) => event.getFirstProperty(name) !== null
  if (['rrule', 'rdate', 'exdate', 'recurrence-id'].some(has)) return importMessages.repeats
  if (textOf(event, 'status')?.toUpperCase() === 'CANCELLED') return importMessages.cancelled
  const duration = textOf(event, 'duration')
  const hasWholeDays =
    isDate(textOf(event, 'dtstart')) &&
    isDate(textOf(event, 'dtend')) &&
    (duration === undefined || wholeDays(duration) !== undefined)
  return hasWholeDays ? undefined : importMessages.timeOfDay
}

const typeOf = (event: ICAL.Component) => {
  const categories = event
    .getAllProperties('categories')
    .flatMap((property) => valuesOf(property).map(String))
    .map((category) => category.trim().toLowerCase())
  return eventTypes.find((type) => categories.includes(type))
}

const readEvent = (event: ICAL.Component, index: number, ownHost: string): FileRow => {
  const title = textOf(event, 'summary')
  const start = textOf(event, 'dtstart')
  const end = start && lastDay(start, textOf(event, 'dtend'), textOf(event, 'duration'))
  const type = typeOf(event)
  const [id, host] = (textOf(event, 'uid') ?? '').split('@')
  return {
    place: `Event ${index + 1}`,
    id: host === ownHost ? id : undefined,
    values: {
      ...(title !== undefined && { title: oneLine(title) }),
      ...(start !== undefined && { start }),
      ...(end !== undefined && { end }),
      ...(type && { type }),
    },
    problem: problemOf(event),
  }
}

/**
 * Reads events from an iCalendar file (RFC 5545).
 *
 * @param ownHost - the host in the event ids of our own feed, which identify stored events
 */
export const readIcs = (text: string, ownHost: string): FileContent => ({
  rows: parseEvents(text).map((event, index) => readEvent(event, index, ownHost)),
  ignoredColumns: [],
})
