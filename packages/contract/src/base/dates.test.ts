import { describe, expect, it } from 'vitest'
import { accepted, errorsOf } from '../testing/input'
import { nonTexts, rows } from '../testing/texts'
import { calendarDate, momentOrDate } from './dates'

const missing = 'Please select a deadline.'
const date = calendarDate(missing)
const moment = momentOrDate(missing)

const times = [
  ['2026-08-17', '2026-08-17'],
  ['2028-02-29', '2028-02-29'],
  ['2026-08-17T09:05', '2026-08-17T09:05:00.000Z'],
  ['2026-08-17T09:05:07.123456789Z', '2026-08-17T09:05:07.123Z'],
  ['2026-08-17T00:00Z', '2026-08-17T00:00:00.000Z'],
  ['2026-08-17T23:59:59.999Z', '2026-08-17T23:59:59.999Z'],
  ['2026-08-17T00:30:00+08:00', '2026-08-16T16:30:00.000Z'],
  ['2026-08-17T23:30:00-12:00', '2026-08-18T11:30:00.000Z'],
] as const

const invalid = [
  ...nonTexts,
  20260817,
  '',
  '17/08/2026',
  '20260817',
  '2026-02-30',
  '2026-13-01',
  '2026-02-30T10:00:00Z',
  '2026-08-17\n',
  '2026-08-17 09:05',
  '2026-08-17T24:00:00Z',
  '2026-08-17T09:05+24:00',
  '+002026-08-17',
  '٢٠٢٦-٠٨-١٧',
]

describe('calendarDate', () => {
  it.each(times)('keeps the first ten characters of %s, whatever its time zone', (typed) => {
    expect(accepted(date, typed)).toBe(typed.slice(0, 10))
  })

  it.each(rows(invalid))('rejects %j', (input) => {
    expect(errorsOf(date, input)).toEqual({ body: missing })
  })
})

describe('momentOrDate', () => {
  it.each(times)('turns %s into %s', (typed, utc) => {
    expect(accepted(moment, typed)).toBe(utc)
  })

  it('rejects what is no date', () => {
    expect(errorsOf(moment, '2026-02-30T10:00:00Z')).toEqual({ body: missing })
    expect(errorsOf(moment, '2026-08-17 09:05')).toEqual({ body: missing })
  })

  it('rejects a moment whose year in UTC has not four digits', () => {
    expect(accepted(moment, '9999-12-31T23:59:59Z')).toBe('9999-12-31T23:59:59.000Z')
    expect(errorsOf(moment, '9999-12-31T23:59:59-12:00')).toEqual({ body: missing })
    expect(errorsOf(moment, '0000-01-01T00:00:00+14:00')).toEqual({ body: missing })
  })
})
