import { defaultTerms } from '@tropa/contract/calendar/academic-year'
import { describe, expect, it } from 'vitest'
import { readIcs } from './ics'

const angeles = 'America/Los_Angeles'

/** The days that a team in a zone is offered, each with its title. */
const offered = (timeZone: string, ...events: string[][]) => {
  const all = events.map((lines) => [
    'BEGIN:VEVENT',
    'UID:lab',
    'SUMMARY:Lab',
    ...lines,
    'END:VEVENT',
  ])
  const text = ['BEGIN:VCALENDAR', ...all.flat(), 'END:VCALENDAR'].join('\r\n')
  const site = { host: 'example.com', timeZone, terms: defaultTerms, today: '2027-01-01' }
  return readIcs(text, site).rows.map(({ values: { title, start }, problem }) => [
    title,
    problem ?? start?.slice(5),
  ])
}

const daysOf = (timeZone: string, ...events: string[][]) =>
  offered(timeZone, ...events)
    .map(([, day]) => day)
    .join(' ')

describe('a series by the clocks of the team', () => {
  it.each([
    [
      'the last of them begins a day earlier in UTC',
      'Pacific/Auckland',
      ['DTSTART;TZID=Pacific/Auckland:20270201T090000', 'RRULE:FREQ=WEEKLY;UNTIL=20270214T200000Z'],
      '02-01 02-08 02-15',
    ],
    [
      'it ends at midnight in the west',
      angeles,
      [`DTSTART;TZID=${angeles}:20270202T180000`, 'RRULE:FREQ=WEEKLY;UNTIL=20270223T075959Z'],
      '02-02 02-09 02-16',
    ],
    [
      'it ends with a day',
      angeles,
      [`DTSTART;TZID=${angeles}:20270202T180000`, 'RRULE:FREQ=WEEKLY;UNTIL=20270216'],
      '02-02 02-09 02-16',
    ],
    [
      'they are whole and written in another zone',
      angeles,
      [
        'DTSTART;TZID=Europe/Berlin:20270201T000000',
        'DTEND;TZID=Europe/Berlin:20270202T000000',
        'RRULE:FREQ=WEEKLY;UNTIL=20270214T230000Z',
      ],
      '02-01 02-08 02-15',
    ],
    [
      'they are whole and written in UTC, while the clocks are changed',
      'America/New_York',
      [
        'DTSTART:20270302T050000Z',
        'DTEND:20270303T050000Z',
        'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
        'RRULE:FREQ=WEEKLY;COUNT=3',
      ],
      '03-02 03-09 03-16',
    ],
    [
      'some are left out in UTC',
      angeles,
      [
        `DTSTART;TZID=${angeles}:20270201T180000`,
        'RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=MO,TU',
        'EXDATE:20270209T020000Z,20270210T020000Z',
      ],
      '02-01 02-02',
    ],
    [
      'its rule counts days in UTC',
      'Asia/Kolkata',
      ['DTSTART:20270131T220000Z', 'RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=SU'],
      '02-01 02-08 02-15',
    ],
  ])('is offered on its days if %s', (_name, timeZone, lines, days) => {
    expect(daysOf(timeZone, lines)).toBe(days)
  })

  it('is not offered on a day from which one was moved, be that named in UTC', () => {
    const weekly = [`DTSTART;TZID=${angeles}:20270202T200000`, 'RRULE:FREQ=WEEKLY;COUNT=3']
    const moved = ['RECURRENCE-ID:20270210T040000Z', `DTSTART;TZID=${angeles}:20270211T200000`]
    expect(daysOf(angeles, weekly, moved)).toBe('02-02 02-16 02-11')
  })

  it('in UTC begins an hour later once the clocks are changed', () => {
    const weekly = ['DTSTART:20270303T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=3']
    expect(offered(angeles, weekly)).toEqual([
      ['10:00 Lab', '03-03'],
      ['10:00 Lab', '03-10'],
      ['11:00 Lab', '03-17'],
    ])
  })
})

it.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['america/los_angeles', 'US/Pacific'],
])('a team in %s is offered an event in %s, which is the same zone', (timeZone, zone) => {
  expect(offered(timeZone, [`DTSTART;TZID=${zone}:20270201T180000`])).toEqual([
    ['18:00 Lab', '02-01'],
  ])
})
