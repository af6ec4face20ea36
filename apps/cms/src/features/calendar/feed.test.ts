import { expect, it } from 'vitest'
import { renderFeed } from './feed'
import type { StoredEvent } from './read'

const event = (changes: Partial<StoredEvent>): StoredEvent => ({
  id: 'one',
  title: 'Ninoy Aquino Day',
  type: 'holiday',
  hasType: true,
  tooltip: null,
  start: '2026-08-21',
  end: '2026-08-21',
  audience: [],
  isPublished: true,
  updatedAt: '2026-06-01T03:00:00.000Z',
  ...changes,
})

const site = {
  name: 'Tropa academic calendar',
  site: 'Tropa',
  host: 'tropa.example',
  url: 'https://tropa.example',
}

it('holds no control character of a title that was copied from a slide', () => {
  const own = {
    id: 'm',
    summary: 'Dry\u000brun\u007f',
    sequence: 0,
    updatedAt: '2026-06-01T03:00:00.000Z',
    path: '/meetings',
    startsAt: '2026-08-21T03:00:00.000Z',
  }
  const feed = renderFeed(
    [event({ title: 'Final\u000bdefense\u0008' })],
    { ...site, name: 'A\u000bB' },
    [own],
  )
  expect(feed.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  for (const line of ['SUMMARY:Final defense', 'SUMMARY:Dry run', 'X-WR-CALNAME:A B']) {
    expect(feed.split('\r\n')).toContain(line)
  }
})

it('escapes the name of a team', () => {
  const lines = renderFeed([], { ...site, name: 'C:\\new; A, B', site: 'A; B' }).split('\r\n')
  expect(lines).toContain('X-WR-CALNAME:C:\\\\new\\; A\\, B')
  expect(lines).toContain('PRODID:-//A\\; B//Academic calendar//EN')
})

it('renders the academic calendar byte for byte as subscribed programs know it', () => {
  const events = [
    event({}),
    event({
      id: 'two',
      title:
        'Enrolment; of irregular, transferring and returning students\\ 🎓 – with a very long title',
      type: 'registration',
      start: '2027-12-30',
      end: '2028-02-29',
      audience: ['irregular'],
    }),
  ]
  expect(renderFeed(events, site).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tropa//Academic calendar//EN',
    'URL:https://tropa.example',
    'METHOD:PUBLISH',
    'NAME:Tropa academic calendar',
    'X-WR-CALNAME:Tropa academic calendar',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    'BEGIN:VEVENT',
    'UID:one@tropa.example',
    'SEQUENCE:0',
    'DTSTAMP:20260601T030000Z',
    'DTSTART;VALUE=DATE:20260821',
    'DTEND;VALUE=DATE:20260822',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    'SUMMARY:Ninoy Aquino Day',
    'CATEGORIES:Holiday',
    'URL;VALUE=URI:https://tropa.example/calendar',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:two@tropa.example',
    'SEQUENCE:0',
    'DTSTAMP:20260601T030000Z',
    'DTSTART;VALUE=DATE:20271230',
    'DTEND;VALUE=DATE:20280301',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    'SUMMARY:Enrolment\\; of irregular\\, transferring and returning students\\\\ ',
    ' 🎓 – with a very long title',
    'CATEGORIES:Registration',
    'URL;VALUE=URI:https://tropa.example/calendar',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('renders an event on the last date, which no date follows', () => {
  const text = renderFeed([event({ start: '9999-12-31', end: '9999-12-31' })], site)
  expect(text).toContain('DTSTART;VALUE=DATE:99991231')
  expect(text).not.toContain('DTEND')
})

it('leaves the reader of a due day free', () => {
  const due = {
    id: 'todo-1',
    summary: 'Due: Report',
    day: '2027-01-05',
    sequence: 0,
    path: '/todo',
  }
  const text = renderFeed([event({})], site, [{ ...due, updatedAt: '2026-06-01T03:00:00.000Z' }])
  const [, academic, own] = text.split('BEGIN:VEVENT')
  expect(own).toContain('\r\nTRANSP:TRANSPARENT\r\n')
  expect(academic).not.toContain('TRANSP')
})
