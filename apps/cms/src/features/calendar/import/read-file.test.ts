import { describe, expect, it } from 'vitest'
import { readCalendarFile } from './read-file'

const site = { host: 'example.com', timeZone: 'Asia/Manila' }

const read = (file: string | Buffer, dayOrder?: 'month/day/year' | 'day/month/year') =>
  readCalendarFile(Buffer.from(file), { ...site, dayOrder })

/** What each event of a file is read as, in short. */
const inShort = async (file: string | Buffer, dayOrder?: Parameters<typeof read>[1]) => {
  const { rows } = await read(file, dayOrder)
  return rows.map(({ values: { title = '', start = '', end = '' }, problem, leftOut }) =>
    [title, problem ?? leftOut ?? `${start}/${end}`].join(' '),
  )
}

const fill = (piece: string, bytes = 980_000) => piece.repeat(Math.floor(bytes / piece.length))

const calendar = (inner: string) => `BEGIN:VCALENDAR\r\n${inner}\r\nEND:VCALENDAR`

const event = (...lines: string[]) =>
  calendar(['BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20430101', ...lines, 'END:VEVENT'].join('\r\n'))

/** The processor time of this process so far, in milliseconds: it does not depend on what else runs. */
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const manyLines = event(fill(`SUMMARY${fill(';a=b', 9900)}:x\r\n`).trim())

describe('a calendar file of 1 MB', () => {
  it.each([
    ['empty events', calendar(fill('BEGIN:VEVENT\r\nEND:VEVENT\r\n').trim()), /more than 500/],
    ['folded events', calendar(fill('BEGIN:VEV\n ENT\nEND:VEVENT\n').trim()), /more than 500/],
    ['components in components', calendar(fill('BEGIN:X\r\n').trim()), /cannot be read as one/],
    ['blanks', calendar(fill(`BEGIN:${' '.repeat(9900)}x y\r\n`).trim()), /no events/],
    ['columns', `title,start${fill(',a')}\nA,2043-01-01`, /more than 100 columns/],
    [
      'columns and rows',
      `title,start${fill(',a', 300_000)}\n${fill('a\n', 600_000)}`,
      /more than 100 columns/,
    ],
    ['rows', `title,start\n${fill('A,2043-01-01\n')}`, /more than 500 events/],
  ])(
    'is refused with a message within a second when it holds only %s',
    async (_what, text, sentence) => {
      const started = processorTime()
      const refusal: unknown = await read(text).catch((error: unknown) => error)
      expect(processorTime() - started).toBeLessThan(1500)
      expect(refusal).toMatchObject({ status: 400, message: expect.stringMatching(sentence) })
    },
  )

  it.each([
    ['245,000 parameters', `SUMMARY${fill(';a=b')}:x`, /^Line 4 is longer than 10000/],
    ['folded parameters', `SUMMARY${fill(';a=b\r\n ')}:x`, /^Line 4 is longer than 10000/],
    ['dates of repetition', `RDATE:${fill('20430101,')}`, /^The event repeats/],
    ['a long rule', `RRULE:${fill('BYDAY=MO;')}FREQ=YEARLY`, /^The event repeats/],
  ])('is read within a second, without the event that has %s', async (_what, line, sentence) => {
    const started = processorTime()
    const { rows } = await read(event(line))
    expect(processorTime() - started).toBeLessThan(1500)
    expect(rows).toMatchObject([{ problem: expect.stringMatching(sentence) }])
  })

  it('is read within a second when all of its lines are as long as they may be', async () => {
    const started = processorTime()
    expect((await read(manyLines)).rows).toHaveLength(1)
    expect(processorTime() - started).toBeLessThan(1500)
  })

  it('may hold long lines that an import does not read', async () => {
    const attached = `ATTACH;ENCODING=BASE64;VALUE=BINARY:${fill('QUJD', 600_000)}`
    const text = event(attached, 'SUMMARY:Finals', `DESCRIPTION:${fill('long ', 50_000)}`)
    expect((await read(text)).rows).toMatchObject([
      { values: { title: 'Finals', start: '2043-01-01' }, problem: undefined },
    ])
  })
})

const vevent = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

const onDay = (title: string, day: string, ...lines: string[]) =>
  vevent(`SUMMARY:${title}`, `DTSTART;VALUE=DATE:${day}`, ...lines)

describe('the encoding of a file', () => {
  const umlauts = calendar(onDay('Prüfungswoche für Gäste 🎓', '20430105'))

  it('may cut a line of a calendar inside a letter of several bytes, once or several times', async () => {
    for (const letter of ['ü', '🎓']) {
      const at = Buffer.from(umlauts).indexOf(letter)
      const rest = [...Buffer.from(letter)].flatMap((byte) => [...Buffer.from('\r\n '), byte])
      const cut = Buffer.concat([
        Buffer.from(umlauts).subarray(0, at),
        Buffer.from(rest.slice(3)),
        Buffer.from(umlauts).subarray(at + Buffer.byteLength(letter)),
      ])
      expect(await inShort(cut)).toEqual(['Prüfungswoche für Gäste 🎓 2043-01-05/2043-01-05'])
    }
  })

  const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()
  it.each([
    ['UTF-8 with a byte-order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16, high bytes first', (text: string) => bigEndian(`\uFEFF${text}`)],
    ['UTF-16, high bytes first, without a mark', bigEndian],
  ])('may be %s', async (_name, encode) => {
    expect(await inShort(encode(umlauts))).toHaveLength(1)
    expect(await inShort(encode('title\tstart\r\nGäste\t2043-01-05\r\n'))).toEqual([
      'Gäste 2043-01-05/',
    ])
  })

  it('is named where it is another one', async () => {
    const refusal = read(Buffer.from(umlauts.replace('🎓', ''), 'latin1'))
    await expect(refusal).rejects.toThrow(/probably Windows-1252 \(Latin-1\)/)
  })
})

describe('the days of an event in a calendar file', () => {
  const outlook = 'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE'
  const berlin = ';TZID="W. Europe Standard Time"'
  const timed = 'The event has a time of day. Only events of whole days can be imported.'
  it.each([
    ['eight digits', ['DTSTART:20430105'], '2043-01-05/2043-01-05'],
    ['eight digits twice', ['DTSTART:20430105', 'DTEND:20430105'], '2043-01-05/2043-01-05'],
    ['several days', ['DTSTART:20430105', 'DTEND:20430108'], '2043-01-05/2043-01-07'],
    ['a moment as a date', ['DTSTART;VALUE=DATE:20430105T000000'], timed],
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
    ['midnight, not marked', ['DTSTART:20430105T000000'], timed],
    ['midnight to itself', ['DTSTART:20430105T000000', 'DTEND:20430105T000000'], timed],
    [
      'midnight to midnight, marked as no whole day',
      ['DTSTART:20430105T000000', 'DTEND:20430106T000000', outlook.replace('TRUE', 'FALSE')],
      timed,
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
    ['midnight in UTC', ['DTSTART:20430105T000000Z', 'DTEND:20430106T000000Z'], timed],
    ['an evening, marked', ['DTSTART:20430105T180000', 'DTEND:20430106T000000', outlook], timed],
    ['centuries', ['DTSTART:20430105', 'DURATION:P99999999W'], '2043-01-05/2045-09-30'],
    ['no day', ['DTSTART:20431331'], '2043-13-31/2043-13-31'],
    ['no date at all', ['DTSTART:tomorrow'], 'tomo-rr-ow/tomo-rr-ow'],
  ])('may be written as %s', async (_name, lines, expected) => {
    expect(await inShort(calendar(vevent(...lines)))).toEqual([` ${expected}`])
  })
})

describe('an event of a calendar file', () => {
  const sound = onDay('Sound', '20430105')
  const soundRow = 'Sound 2043-01-05/2043-01-05'
  const cancelled = 'The event is cancelled. Delete it from the calendar by hand.'
  const repeats = 'The event repeats. Write each of its days as an event of its own.'

  it('is read whatever stands in the lines that an import does not need', async () => {
    const lines = ['DESCRIPTION:One', 'Two: without a blank', 'Begin: at nine', 'ATTENDEE;CN="A:b']
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Not this', 'DURATION:PT5M', 'END:VALARM']
    const file = calendar(onDay('Described', '20430104', ...lines, ...alarm))
    expect(await inShort(`${file}\r\n<!-- served -->`)).toEqual(['Described 2043-01-04/2043-01-04'])
  })

  it('is an error by itself where a line of it is broken or its end is missing', async () => {
    const broken = vevent('SUMMARY;LANGUAGE="en:Broken', 'DTSTART;VALUE=DATE:20430104')
    const endless = onDay('Endless', '20430104').replace('\r\nEND:VEVENT', '')
    expect(await inShort(calendar([broken, endless, sound].join('\r\n')))).toEqual([
      ' Line 3 of the file is broken and cannot be read.',
      'Endless The event that begins at line 6 of the file does not end.',
      soundRow,
    ])
    const cutOff = calendar(`${sound}\r\n${endless}`).replace('\r\nEND:VCALENDAR', '')
    expect((await inShort(cutOff))[0]).toBe(soundRow)
  })

  it('is not offered where its calendar or its status says that it was called off', async () => {
    const off = calendar(`METHOD:CANCEL\r\n${onDay('A', '20430104')}`)
    const kept = calendar(
      `METHOD:PUBLISH\r\n${onDay('B', '20430104', 'STATUS:cancelled')}\r\n${sound}`,
    )
    expect(await inShort(`${off}\r\n${kept}`)).toEqual([
      `A ${cancelled}`,
      `B ${cancelled}`,
      soundRow,
    ])
  })

  it.each([
    ['the highest sequence', ['SEQUENCE:10', 'SEQUENCE:9']],
    ['the latest stamp', ['DTSTAMP:20430102T000000Z', 'DTSTAMP:20430101T000000Z']],
    [
      'the highest sequence before the latest stamp',
      ['SEQUENCE:1\r\nDTSTAMP:20430101T000000Z', 'DTSTAMP:20430102T000000Z'],
    ],
  ])('is its revision of %s', async (_name, [newer = '', older = '']) => {
    const moved = onDay('Moved', '20430106', 'UID:a', newer)
    const old = onDay('Old', '20430105', 'UID:a', older)
    expect(await inShort(calendar(`${moved}\r\n${old}`))).toEqual([
      'Moved 2043-01-06/2043-01-06',
      'Old A later revision of the event stands at Event 1.',
    ])
    const calledOff = moved.replace(/UID/, 'STATUS:CANCELLED\r\nUID')
    expect((await inShort(calendar(`${old}\r\n${calledOff}`)))[1]).toBe(`Moved ${cancelled}`)
  })

  it('is offered on its new day only where one that does not repeat was moved', async () => {
    const [old, moved] = [
      onDay('Old', '20430105', 'UID:a'),
      onDay('Moved', '20430106', 'UID:a', 'RECURRENCE-ID;VALUE=DATE:20430105'),
    ]
    expect(await inShort(calendar(`${old}\r\n${moved}`))).toEqual([
      'Old A later revision of the event stands at Event 2.',
      'Moved 2043-01-06/2043-01-06',
    ])
    const weekly = old.replace('UID', 'RRULE:FREQ=WEEKLY\r\nUID')
    expect(await inShort(calendar(`${weekly}\r\n${moved}\r\n${sound}`))).toEqual([
      `Old ${repeats}`,
      `Moved ${repeats}`,
      soundRow,
    ])
  })

  it('is known to be private or confidential', async () => {
    const classes = ['CLASS:PUBLIC', 'CLASS:PRIVATE', 'CLASS:Confidential', 'CLASS:X-OTHER']
    const events = classes.map((line) => onDay(line, '20430105', line)).join('\r\n')
    const { rows } = await read(calendar(events))
    expect(rows.map(({ isPrivate }) => isPrivate)).toEqual([false, true, true, false])
  })
})

describe('a sheet', () => {
  it('may name its separator, and have fewer or more empty cells than columns', async () => {
    for (const separator of [',', ';', '\t', '|']) {
      const lines = ['sep=,', 'title,start,end,,', 'A,2043-01-05', 'B,2043-01-06,,,,,, ', ',,,']
      const file = lines.join('\r\n').replaceAll(',', separator)
      expect(await inShort(file)).toEqual(['A 2043-01-05/', 'B 2043-01-06/'])
    }
    const { rows, ignoredColumns } = await read('title,start,,Room,\nA,2043-01-05,x,1,\n')
    expect([rows[0]?.problem, ignoredColumns]).toEqual([undefined, ['Room']])
  })

  it('has an error where a value more has moved the columns, or a quotation mark is not closed', async () => {
    const file = 'title,start\nA, B,2043-01-05\n"C,2043-01-06\n"D, too",2043-01-07\n'
    expect(await inShort(file)).toEqual([
      'A There are 3 values where the first line names 2 columns.',
      ' Line 3 cannot be read: a text in quotation marks does not end, or goes on after its mark.',
      'D, too 2043-01-07/',
    ])
  })

  const sheet = (...days: string[]) =>
    ['title;start;end', ...days.map((day) => `A;${day}`)].join('\n')

  it.each([
    ['month/day/year', sheet('9/4/2026;', '9/4/2026;9/14/2026'), 'A 2026-09-04/2026-09-14'],
    ['day/month/year', sheet('4.9.2026;', '4. 9. 2026;14.09.2026'), 'A 2026-09-04/2026-09-14'],
    ['day/month/year', sheet('31-12-2026;', '04-09-2026;'), 'A 2026-09-04/'],
    [undefined, sheet('2026-09-04;', '2026/9/4;'), 'A 2026-09-04/'],
    [undefined, sheet('9/9/2026;'), 'A 2026-09-09/'],
  ])('whose days are written as %s is read in that order', async (order, file, last) => {
    expect((await inShort(file)).at(-1)).toBe(last)
    expect((await read(file)).dayOrder).toBe(order)
  })

  it.each([
    ['nothing shows', sheet('9/4/2026;9/8/2026', '9/9/2026;')],
    ['days show differently', sheet('9/4/2026;', '9/14/2026;', '14/9/2026;')],
  ])('asks in which order its days are where %s', async (_name, file) => {
    await expect(read(file)).rejects.toThrow(
      /does not show which number of 9\/4\/2026 is the month/,
    )
    expect((await inShort(file, 'day/month/year'))[0]).toMatch(/^A 2026-04-09/)
  })
})
