import { defaultTerms } from '@tropa/contract/calendar/academic-year'
import { importMessages } from '@tropa/contract/calendar/import'
import { describe, expect, it } from 'vitest'
import { readIcs } from './ics'

const read = (text: string) =>
  readIcs(text, {
    host: 'example.com',
    timeZone: 'Asia/Manila',
    terms: defaultTerms,
    today: '2043-01-01',
  }).rows

/** What each event of a file is read as, in short. */
const inShort = (text: string) =>
  read(text).map(({ values: { title = '', start = '', end = '' }, problem, leftOut }) =>
    [title, problem ?? leftOut ?? `${start}/${end}`].join(' '),
  )

const calendar = (inner: string) => `BEGIN:VCALENDAR\r\n${inner}\r\nEND:VCALENDAR`

const vevent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

const onDay = (title: string, day: string, ...lines: string[]) =>
  vevent(`SUMMARY:${title}`, `DTSTART;VALUE=DATE:${day}`, ...lines)

describe('the days of an event in a calendar file', () => {
  const outlook = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'
  const berlin = ';TZID="W. Europe Standard Time"'
  const oneDay = '2043-01-05/2043-01-05'
  it.each([
    ['eight digits', ['DTSTART:20430105'], '2043-01-05/2043-01-05'],
    ['eight digits twice', ['DTSTART:20430105', 'DTEND:20430105'], '2043-01-05/2043-01-05'],
    ['several days', ['DTSTART:20430105', 'DTEND:20430108'], '2043-01-05/2043-01-07'],
    ['a moment as a date', ['DTSTART;VALUE=DATE:20430105T000000'], `00:00 ${oneDay}`],
    [
      'midnight to midnight in a zone',
      [`DTSTART${berlin}:20430105T000000`, `DTEND${berlin}:20430107T000000`],
      '2043-01-05/2043-01-06',
    ],
    [
      '24 hours from midnight',
      ['DTSTART:20430105T000000', 'DURATION:PT24H'],
      '2043-01-05/2043-01-05',
    ],
    ['midnight, marked', ['DTSTART:20430105T000000', outlook], '2043-01-05/2043-01-05'],
    ['midnight, not marked', ['DTSTART:20430105T000000'], `00:00 ${oneDay}`],
    ['midnight to itself', ['DTSTART:20430105T000000', 'DTEND:20430105T000000'], `00:00 ${oneDay}`],
    [
      'midnight to midnight, marked as no whole day',
      ['DTSTART:20430105T000000', 'DTEND:20430106T000000', outlook.replace('TRUE', 'FALSE')],
      `00:00 ${oneDay}`,
    ],
    [
      'the team’s midnight in UTC',
      ['DTSTART:20430104T160000Z', 'DTEND:20430105T160000Z'],
      '2043-01-05/2043-01-05',
    ],
    [
      'midnight in UTC, marked',
      ['DTSTART:20430105T000000Z', 'DTEND:20430106T000000Z', outlook],
      '2043-01-05/2043-01-05',
    ],
    [
      '24 hours from midnight in UTC',
      ['DTSTART:20430105T000000Z', 'DTEND:20430106T000000Z'],
      importMessages.timeOfDay,
    ],
    [
      'an evening',
      ['DTSTART:20430105T180000', 'DTEND:20430106T000000', outlook],
      `18:00 ${oneDay}`,
    ],
    ['an hour', ['DTSTART:20430105T100000', 'DTEND:20430105T110000'], `10:00 ${oneDay}`],
    ['an hour in UTC', ['DTSTART:20430104T200000Z', 'DURATION:PT1H'], `04:00 ${oneDay}`],
    ['an hour in its zone', ['DTSTART;TZID=Asia/Manila:20430105T100000'], `10:00 ${oneDay}`],
    ['an hour elsewhere', ['DTSTART;TZID=Europe/Berlin:20430105T100000'], importMessages.timeOfDay],
    ['over midnight', ['DTSTART:20430105T230000', 'DURATION:PT2H'], importMessages.timeOfDay],
    ['days from noon', ['DTSTART:20430105T120000', 'DURATION:P2D'], importMessages.timeOfDay],
    ['centuries', ['DTSTART:20430105', 'DURATION:P99999999W'], '2043-01-05/2045-09-30'],
    ['no day', ['DTSTART:20431331'], '2043-13-31/2043-13-31'],
    ['no date at all', ['DTSTART:tomorrow'], 'tomo-rr-ow/tomo-rr-ow'],
  ])('may be written as %s', (_name, lines, expected) => {
    const [found = ''] = inShort(calendar(vevent('SUMMARY:', ...lines)))
    expect(found.trim()).toBe(expected)
  })

  it('are told with the time of day, which stands before the title', () => {
    const [row] = read(calendar(vevent('SUMMARY:Open day', 'DTSTART:20430105T100000')))
    expect(row).toMatchObject({
      values: { title: '10:00 Open day', start: '2043-01-05', end: '2043-01-05' },
      note: 'It begins at 10:00, which is now in front of its title.',
    })
  })
})

describe('an event of a calendar file', () => {
  const sound = onDay('Sound', '20430105')
  const soundRow = 'Sound 2043-01-05/2043-01-05'
  const cancelled = 'The event is cancelled. Delete it from the calendar by hand.'
  const repeats = 'The event repeats. Write each of its days as an event of its own.'

  it('is read whatever the lines contain that an import does not need', () => {
    const lines = ['DESCRIPTION:One', 'Two: without a blank', 'Begin: at nine', 'ATTENDEE;CN="A:b']
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Not this', 'DURATION:PT5M', 'END:VALARM']
    const file = calendar(onDay('Described', '20430104', ...lines, ...alarm))
    expect(inShort(`${file}\r\n<!-- served -->`)).toEqual(['Described 2043-01-04/2043-01-04'])
  })

  it('is an error by itself if one of its lines is broken or its end is missing', () => {
    const broken = vevent('SUMMARY;LANGUAGE="en:Broken', 'DTSTART;VALUE=DATE:20430104')
    const endless = onDay('Endless', '20430104').replace('\r\nEND:VEVENT', '')
    expect(inShort(calendar([broken, endless, sound].join('\r\n')))).toEqual([
      ' Line 3 of the file is broken and cannot be read.',
      'Endless The event that begins at line 6 of the file does not end.',
      soundRow,
    ])
    const cutOff = calendar(`${sound}\r\n${endless}`).replace('\r\nEND:VCALENDAR', '')
    expect(inShort(cutOff)[0]).toBe(soundRow)
  })

  it('is an error by itself if its duration or its last day is malformed', () => {
    const lasting = vevent('SUMMARY:Lasting', 'DTSTART:20430104T100000', 'DURATION:PT')
    const ending = onDay('Ending', '20430104', 'DTEND;VALUE=DATE:99999999', 'RRULE:FREQ=WEEKLY')
    expect(inShort(calendar([lasting, ending, sound].join('\r\n')))).toEqual([
      expect.stringMatching(/^Lasting \D/),
      expect.stringMatching(/^Ending .*9999-99-99$/),
      soundRow,
    ])
  })

  it('is not offered if its calendar or its status says that it was called off', () => {
    const off = calendar(`METHOD:CANCEL\r\n${onDay('A', '20430104')}`)
    const kept = calendar(
      `METHOD:PUBLISH\r\n${onDay('B', '20430104', 'STATUS:cancelled')}\r\n${sound}`,
    )
    expect(inShort(`${off}\r\n${kept}`)).toEqual([`A ${cancelled}`, `B ${cancelled}`, soundRow])
  })

  it.each([
    ['the highest sequence', ['SEQUENCE:10', 'SEQUENCE:9']],
    ['the latest stamp', ['DTSTAMP:20430102T000000Z', 'DTSTAMP:20430101T000000Z']],
    [
      'the highest sequence before the latest stamp',
      ['SEQUENCE:1\r\nDTSTAMP:20430101T000000Z', 'DTSTAMP:20430102T000000Z'],
    ],
  ])('is its revision of %s', (_name, [newer = '', older = '']) => {
    const moved = onDay('Moved', '20430106', 'UID:a', newer)
    const old = onDay('Old', '20430105', 'UID:a', older)
    expect(inShort(calendar(`${moved}\r\n${old}`))).toEqual([
      'Moved 2043-01-06/2043-01-06',
      'Old A later revision of the event is at Event 1.',
    ])
    const calledOff = moved.replace(/UID/, 'STATUS:CANCELLED\r\nUID')
    expect(inShort(calendar(`${old}\r\n${calledOff}`))[1]).toBe(`Moved ${cancelled}`)
  })

  it('is offered only on its new day if it was moved and does not repeat', () => {
    const [old, moved] = [
      onDay('Old', '20430105', 'UID:a'),
      onDay('Moved', '20430106', 'UID:a', 'RECURRENCE-ID;VALUE=DATE:20430105'),
    ]
    expect(inShort(calendar(`${old}\r\n${moved}`))).toEqual([
      'Old A later revision of the event is at Event 2.',
      'Moved 2043-01-06/2043-01-06',
    ])
    const weekly = old.replace('UID', 'RRULE:FREQ=WEEKLY;COUNT=2\r\nUID')
    expect(inShort(calendar(`${weekly}\r\n${moved}\r\n${sound}`))).toEqual([
      'Old 2043-01-12/2043-01-12',
      'Moved 2043-01-06/2043-01-06',
      soundRow,
    ])
  })

  it.each([
    ['FREQ=WEEKLY;UNTIL=20430126', '0105 0112 0119 0126'],
    ['FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4', '0105 0107 0112 0114'],
    ['FREQ=MONTHLY;BYDAY=1MO', '0105 0202 0302 0406 0504 0601 0706'],
    ['FREQ=MONTHLY;BYMONTHDAY=5;COUNT=2', '0105 0205'],
    ['FREQ=WEEKLY;COUNT=3\r\nEXDATE;VALUE=DATE:20430112', '0105 0119'],
  ])('is offered on its days if it repeats by %s', (rule, days) => {
    const rows = read(calendar(onDay('Lab', '20430105', `RRULE:${rule}`)))
    const starts = rows.map(({ values: { start = '' } }) => start.slice(5).replace('-', ''))
    expect(starts.join(' ')).toBe(days)
    expect(rows[0]).toMatchObject({
      place: 'Event 1 on 2043-01-05',
      optional: 'One day of an event that repeats: left out unless you choose it.',
    })
  })

  it('is offered on at most 60 days if it repeats, within the first academic year from this one on', () => {
    const rows = read(calendar(onDay('Lab', '20300101', 'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE')))
    expect(rows).toHaveLength(60)
    expect(rows[0]?.values).toMatchObject({ start: '2042-07-01', end: '2042-07-01' })
    const weekly = read(calendar(onDay('Lab', '20430105', 'RRULE:FREQ=WEEKLY')))
    expect(weekly.at(-1)?.values).toMatchObject({ start: '2043-07-27' })
  })

  it.each([
    'RRULE:FREQ=YEARLY',
    'RRULE:FREQ=WEEKLY;INTERVAL=99999999',
    'RRULE:FREQ=DAILY;COUNT=3',
    'RRULE:FREQ=WEEKLY;UNTIL=20400101',
    'RRULE:FREQ=MONTHLY;BYDAY=XX',
    'RRULE:FREQ=WEEKLY;BYMONTH=2',
    'RRULE:FREQ=WEEKLY\r\nRDATE:20430107',
  ])('has to be written by hand if it repeats by %s', (line) => {
    expect(inShort(calendar(onDay('Lab', '20430105', line)))).toEqual([`Lab ${repeats}`])
  })

  it('is private unless its class is public', () => {
    const classes = ['CLASS:PUBLIC', 'CLASS:PRIVATE', 'CLASS:Confidential', 'CLASS:X-OTHER']
    const events = classes.map((line) => onDay(line, '20430105', line)).join('\r\n')
    expect(read(calendar(events)).map(({ optional }) => optional !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })
})
