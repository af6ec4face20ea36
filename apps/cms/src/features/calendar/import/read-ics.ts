import { eventTypes } from '@tropa/contract/time/academic-year'
import { importMessages } from '@tropa/contract/calendar-import'
import ICAL from 'ical.js'
import { oneLine } from '../../../payload/fields/one-line'
import { refuseFile, type FileContent, type FileRow } from './row'

const parse = (text: string) => {
  try {
    const parsed = ICAL.parse(text.trim()) as unknown[]
    // A file may hold several calendars, one after the other.
    const calendars = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
    return calendars
      .map((calendar) => new ICAL.Component(calendar))
      .flatMap((calendar) => calendar.getAllSubcomponents('vevent'))
  } catch {
    throw refuseFile(importMessages.brokenIcs)
  }
}

/** A property as it is written: decoded, the library would make February 31 a day of March. */
const valuesOf = (property: ICAL.Property): unknown[] => (property.toJSON() as unknown[]).slice(3)

const written = (event: ICAL.Component, name: string): string | undefined => {
  const property = event.getFirstProperty(name)
  const [value] = property ? valuesOf(property) : []
  return typeof value === 'string' ? value : undefined
}

const isDate = (text: string | undefined) => text === undefined || /^\d{4}-\d{2}-\d{2}$/.test(text)

const plusDays = (date: string, days: number) => {
  const day = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(day.getTime())) return date
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

const wholeDays = (duration: string) => {
  const [, weeks, days] = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?$/.exec(duration) ?? []
  return weeks === undefined && days === undefined
    ? undefined
    : Number(weeks ?? 0) * 7 + Number(days ?? 0)
}

/** The last day: a calendar file names the day after it. */
const lastDay = (start: string, end: string | undefined, duration: string | undefined) => {
  if (end !== undefined) return end === start ? start : plusDays(end, -1)
  const days = duration === undefined ? undefined : wholeDays(duration)
  return days === undefined ? undefined : plusDays(start, Math.max(days, 1) - 1)
}

const problemOf = (event: ICAL.Component) => {
  const has = (name: string) => event.getFirstProperty(name) !== null
  if (['rrule', 'rdate', 'exdate', 'recurrence-id'].some(has)) return importMessages.repeats
  if (written(event, 'status')?.toUpperCase() === 'CANCELLED') return importMessages.cancelled
  const duration = written(event, 'duration')
  const isWhole =
    isDate(written(event, 'dtstart')) &&
    isDate(written(event, 'dtend')) &&
    (duration === undefined || wholeDays(duration) !== undefined)
  return isWhole ? undefined : importMessages.timeOfDay
}

const typeOf = (event: ICAL.Component) => {
  const categories = event
    .getAllProperties('categories')
    .flatMap((property) => valuesOf(property).map(String))
    .map((category) => category.trim().toLowerCase())
  return eventTypes.find((type) => categories.includes(type))
}

const readEvent = (event: ICAL.Component, index: number, ownHost: string): FileRow => {
  const title = written(event, 'summary')
  const start = written(event, 'dtstart')
  const end = start && lastDay(start, written(event, 'dtend'), written(event, 'duration'))
  const type = typeOf(event)
  const [id, host] = (written(event, 'uid') ?? '').split('@')
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
 * @param ownHost - the host in the ids of our own feed, by which an event of ours is known again
 */
export const readIcs = (text: string, ownHost: string): FileContent => ({
  rows: parse(text).map((event, index) => readEvent(event, index, ownHost)),
  ignoredColumns: [],
})
