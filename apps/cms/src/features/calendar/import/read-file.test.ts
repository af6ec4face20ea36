import { defaultTerms } from '@tropa/contract/calendar/academic-year'
import { describe, expect, it } from 'vitest'
import { readCalendarFile } from './read-file'

const site = {
  host: 'example.com',
  timeZone: 'Asia/Manila',
  terms: defaultTerms,
  today: '2043-01-01',
}

const read = (file: string | Uint8Array) => readCalendarFile(Buffer.from(file), site)

const titles = async (file: Buffer) => (await read(file)).rows.map(({ values }) => values.title)

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
    ['components in components', calendar(fill('BEGIN:X\r\n').trim()), /no events/],
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

describe('the encoding of a file', () => {
  const umlauts = event('SUMMARY:Prüfungswoche für Gäste 🎓')

  it('may cut a line of a calendar inside a letter of several bytes, once or several times', async () => {
    for (const letter of ['ü', '🎓']) {
      const at = Buffer.from(umlauts).indexOf(letter)
      const rest = [...Buffer.from(letter)].flatMap((byte) => [...Buffer.from('\r\n '), byte])
      const cut = Buffer.concat([
        Buffer.from(umlauts).subarray(0, at),
        Buffer.from(rest.slice(3)),
        Buffer.from(umlauts).subarray(at + Buffer.byteLength(letter)),
      ])
      expect(await titles(cut)).toEqual(['Prüfungswoche für Gäste 🎓'])
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
    expect(await titles(encode(umlauts))).toHaveLength(1)
    const sheet = encode('title\tstart\r\nGäste\t2043-01-05\r\n')
    expect(await titles(sheet)).toEqual(['Gäste'])
  })

  it('is named if it is another one', async () => {
    const refusal = read(Buffer.from(umlauts.replace('🎓', ''), 'latin1'))
    await expect(refusal).rejects.toThrow(/probably Windows-1252 \(Latin-1\)/)
  })
})

describe('readCalendarFile', () => {
  it.each<[string, string | Uint8Array, number, RegExp]>([
    ['a PDF whose bytes are those of a text', '%PDF-1.4\ntrailer\n%%EOF', 400, /but a PDF/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), 400, /cannot be read as text/],
    ['nothing', '', 400, /no events/],
    ['no columns', 'Classes,2045-01-01', 400, /first line must name the columns/],
    ['a column twice', 'title,title,start\na,b,2045-01-01', 400, /column title twice/],
    ['an open quotation mark', '"title,start\nClasses,2045-01-01', 400, /Line 1 cannot be read/],
    ['a calendar of nothing', calendar(''), 400, /no events/],
    ['more than 1 MB', `title,start\n${'x'.repeat(1_000_000)}`, 413, /larger than 1 MB/],
  ])('refuses %s', async (_name, file, status, message) => {
    const refusal: unknown = await read(file).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status, message: expect.stringMatching(message) })
  })
})
