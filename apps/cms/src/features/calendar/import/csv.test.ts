import { describe, expect, it } from 'vitest'
import { readCsv } from './csv'

/** What each event of a sheet is read as, in short. */
const inShort = (...sheet: Parameters<typeof readCsv>) =>
  readCsv(...sheet).rows.map(({ values: { title = '', start = '', end = '' }, problem }) =>
    [title, problem ?? `${start}/${end}`].join(' '),
  )

describe('a sheet', () => {
  it('may name its separator, and have fewer or more empty cells than columns', () => {
    for (const separator of [',', ';', '\t', '|']) {
      const lines = ['sep=,', 'title,start,end,,', 'A,2043-01-05', 'B,2043-01-06,,,,,, ', ',,,']
      const file = lines.join('\r\n').replaceAll(',', separator)
      expect(inShort(file)).toEqual(['A 2043-01-05/', 'B 2043-01-06/'])
    }
    const { rows, ignoredColumns } = readCsv('title,start,,Room,\nA,2043-01-05,x,1,\n')
    expect([rows[0]?.problem, ignoredColumns]).toEqual([undefined, ['Room']])
  })

  it('has an error if an extra value moves the columns, or a quotation mark is not closed', () => {
    const file = 'title,start\nA, B,2043-01-05\n"C,2043-01-06\n"D, too",2043-01-07\n'
    expect(inShort(file)).toEqual([
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
    ['day/month/year', sheet('4.9.2026;8.9.2026'), 'A 2026-09-04/2026-09-08'],
    [undefined, sheet('9/9/2026;'), 'A 2026-09-09/'],
  ])('whose days are written as %s is read in that order', (order, file, last) => {
    expect(inShort(file).at(-1)).toBe(last)
    expect(readCsv(file).dayOrder).toBe(order)
  })

  it.each([
    ['nothing shows', sheet('9/4/2026;9/8/2026', '9/9/2026;')],
    ['days show differently', sheet('9/4/2026;', '9/14/2026;', '14/9/2026;')],
  ])('asks in which order its days are if %s', (_name, file) => {
    expect(() => readCsv(file)).toThrow(/does not show which number of 9\/4\/2026 is the month/)
    expect(inShort(file, 'day/month/year')[0]).toMatch(/^A 2026-04-09/)
  })
})
