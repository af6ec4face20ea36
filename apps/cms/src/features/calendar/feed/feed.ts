import { addDays, utcMidnight } from '@tropa/contract/time/calendar-date'
import icalendar, { ICalCalendarMethod } from 'ical-generator'
import { capitalised } from '../../../payload/fields/capitalised'
import type { DatedEvent } from '../read'

/**
 * Renders events as an iCalendar file (RFC 5545): whole days, an exclusive end and stable ids. It holds
 * nothing about the moment of the request, so that an unchanged calendar is an unchanged file.
 *
 * @param host - makes the ids unique worldwide, `example.com`
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
      start: utcMidnight(start),
      end: utcMidnight(addDays(end, 1)),
      allDay: true,
      timezone: 'UTC',
      stamp: new Date(updatedAt),
      url: `${url}/calendar`,
    })),
  }).toString()
