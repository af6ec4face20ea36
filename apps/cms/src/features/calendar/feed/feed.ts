import icalendar, { ICalCalendarMethod } from 'ical-generator'
import type { DatedEvent } from '../read'

const dayAfter = (date: string) => {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Events as an iCalendar file (RFC 5545): whole days, the end exclusive, an id that stays the same.
 * Nothing in it depends on when it is asked for, so that an unchanged calendar is an unchanged file.
 *
 * @param host - the name that makes the ids unique, `example.com`
 */
export const renderFeed = (
  events: readonly DatedEvent[],
  { name, host, url }: { name: string; host: string; url: string },
): string =>
  icalendar({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Tropa', product: 'Academic calendar', language: 'EN' },
    url,
    ttl: 60 * 60 * 6,
    events: events.map(({ _id, title, type, start, end, updatedAt }) => ({
      id: `${_id}@${host}`,
      summary: title,
      categories: [{ name: capitalised(type) }],
      start: new Date(`${start}T00:00:00Z`),
      end: dayAfter(end),
      allDay: true,
      timezone: 'UTC',
      stamp: new Date(updatedAt),
      url: `${url}/calendar`,
    })),
  }).toString()
