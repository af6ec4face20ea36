import { dayMs, hourMs } from '@tropa/contract/base/durations'
import { oneLine } from '@tropa/contract/base/one-line'
import {
  addDays,
  lastDate,
  utcMidnight,
  type CalendarDate,
} from '@tropa/contract/base/calendar-date'
import { paths } from '@tropa/contract/pages'
import icalendar, {
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
  escape,
} from 'ical-generator'
import { capitalised } from '../../payload/fields/capitalised'
import type { StoredEvent } from './read'

export interface FeedOptions {
  name: string
  /** The name of the site, which is named as the feed's author. */
  site: string
  /** Makes the ids unique worldwide, `example.com`. */
  host: string
  url: string
}

/** Whole days from the first to the last. Without an end it is one day: no date follows the last one. */
const onDays = (start: CalendarDate, end: CalendarDate) => ({
  start: utcMidnight(start),
  ...(end < lastDate && { end: utcMidnight(addDays(end, 1)) }),
  allDay: true,
  timezone: 'UTC',
})

const academicEntry = (
  { id, title, type, start, end, updatedAt }: StoredEvent,
  { host, url }: FeedOptions,
): ICalEventData => ({
  id: `${id}@${host}`,
  summary: oneLine(title),
  categories: [{ name: capitalised(type) }],
  ...onDays(start, end),
  stamp: new Date(updatedAt),
  url: `${url}${paths.calendar}`,
})

/** An additional entry of a member's own feed: a day, or an hour from its start. */
export type OwnEntry = {
  /** Unique among all entries of the site. */
  id: string
  summary: string
  sequence: number
  /** The ISO time of the last change. */
  updatedAt: string
  /** The path of the page that shows it. */
  path: string
  location?: string | null | undefined
  description?: string | null | undefined
} & ({ day: CalendarDate } | { startsAt: string })

const lastMoment = utcMidnight(lastDate).getTime() + dayMs - 1

/** Without a time zone these are in UTC, regardless of the server's. */
const anHourFrom = (start: number) => ({
  start: new Date(start),
  end: new Date(Math.min(start + hourMs, lastMoment)),
})

/** A text of several lines, without what RFC 5545 forbids in one. */
const lines = (text: string) => text.split('\n').map(oneLine).join('\n')

const ownEntry = (entry: OwnEntry, { host, url }: FeedOptions): ICalEventData => ({
  id: `${entry.id}@${host}`,
  sequence: entry.sequence,
  summary: oneLine(entry.summary),
  ...(entry.location && { location: oneLine(entry.location) }),
  ...(entry.description && { description: lines(entry.description) }),
  ...('day' in entry
    ? // A due day takes no time of the day: its reader can still be met.
      { ...onDays(entry.day, entry.day), transparency: ICalEventTransparency.TRANSPARENT }
    : anHourFrom(Date.parse(entry.startsAt))),
  stamp: new Date(entry.updatedAt),
  url: `${url}${entry.path}`,
})

/** The library escapes the texts of events alone. */
const escaped = (text: string) => escape(oneLine(text), false)

const calendarOf = ({ name, site, url }: FeedOptions) =>
  icalendar({
    name: escaped(name),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: escaped(site), product: 'Academic calendar', language: 'EN' },
    url,
    ttl: 60 * 60 * 6,
  })

/**
 * Renders events as an iCalendar file (RFC 5545): an exclusive end and stable ids. It holds
 * nothing about the moment of the request, so that an unchanged calendar is an unchanged file.
 *
 * @param own - the additional entries of a member's own feed
 */
export const renderFeed = (
  events: readonly StoredEvent[],
  options: FeedOptions,
  own: readonly OwnEntry[] = [],
): string => {
  const calendar = calendarOf(options)
  calendar.events([
    ...events.map((event) => academicEntry(event, options)),
    ...own.map((entry) => ownEntry(entry, options)),
  ])
  // Each line ends with a line break, also the last one (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
