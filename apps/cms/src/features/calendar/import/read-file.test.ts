import { describe, expect, it } from 'vitest'
import { readCalendarFile } from './read-file'

const read = (text: string) => readCalendarFile(Buffer.from(text), 'example.com')

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
    ['245,000 parameters', event(`SUMMARY${fill(';a=b')}:x`), /^Line 4 is longer than 10000/],
    ['folded parameters', event(`SUMMARY${fill(';a=b\r\n ')}:x`), /^Line 4 is longer than 10000/],
    ['dates of repetition', event(`RDATE:${fill('20430101,')}`), /^Line 4 is longer than 10000/],
    ['a long rule', event(`RRULE:${fill('BYDAY=MO;')}FREQ=YEARLY`), /^Line 4 is longer/],
    ['empty events', calendar(fill('BEGIN:VEVENT\r\nEND:VEVENT\r\n').trim()), /more than 500/],
    ['folded events', calendar(fill('BEGIN:VEV\n ENT\nEND:VEVENT\n').trim()), /more than 500/],
    ['components in components', calendar(fill('BEGIN:X\r\n').trim()), /cannot be read as one/],
    ['blanks', calendar(fill(`BEGIN:${' '.repeat(9900)}x y\r\n`).trim()), /cannot be read as one/],
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
