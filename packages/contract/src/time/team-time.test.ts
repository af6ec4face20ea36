import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate, dateAnswer, isoMoment, timeAnswer } from '../schemas/dates'
import { dateIn, defaultTimeZone, isActive, isTimeZone } from './team-time'
import { accepted, errorsOf } from '../testing/input'
import { anyText, notTexts, rows } from '../testing/texts'

const missing = 'Please select a deadline.'
const date = calendarDate(missing)
const moment = isoMoment(missing)

/** Moments whose ISO time has a year of four digits. */
const moments = fc.date({
  noInvalidDate: true,
  min: new Date('0000-01-01T00:00:00.000Z'),
  max: new Date('9999-12-31T23:59:59.999Z'),
})

describe('the date of a moment in a zone', () => {
  it.each([
    ['Asia/Manila', '2026-08-17T15:59:59.999Z', '2026-08-17'],
    ['Asia/Manila', '2026-08-17T16:00:00.000Z', '2026-08-18'],
    ['Asia/Manila', '2026-12-31T15:59:59.999Z', '2026-12-31'],
    ['Asia/Manila', '2026-12-31T16:00:00.000Z', '2027-01-01'],
    ['Asia/Manila', '2028-02-28T16:00:00.000Z', '2028-02-29'],
    ['UTC', '2026-08-17T23:59:59.999Z', '2026-08-17'],
    ['UTC', '2026-08-18T00:00:00.000Z', '2026-08-18'],
    ['Asia/Kolkata', '2026-08-17T18:29:59.999Z', '2026-08-17'],
    ['Asia/Kolkata', '2026-08-17T18:30:00.000Z', '2026-08-18'],
    ['Pacific/Kiritimati', '2026-08-17T10:30:00.000Z', '2026-08-18'],
    ['Pacific/Pago_Pago', '2026-08-17T10:30:00.000Z', '2026-08-16'],
  ])('in %s at %s is %s', (zone, at, day) => {
    expect(dateIn(zone, new Date(at))).toBe(day)
  })

  it.each([
    ['America/New_York', 'the last of winter time', '2026-03-08T04:59:59.999Z', '2026-03-07'],
    [
      'America/New_York',
      'the day the clock goes forward',
      '2026-03-08T05:00:00.000Z',
      '2026-03-08',
    ],
    [
      'America/New_York',
      'its last moment, an hour early',
      '2026-03-09T03:59:59.999Z',
      '2026-03-08',
    ],
    [
      'America/New_York',
      'the first midnight of summer time',
      '2026-03-09T04:00:00.000Z',
      '2026-03-09',
    ],
    ['America/New_York', 'the day of 25 hours', '2026-11-02T04:59:59.999Z', '2026-11-01'],
    ['America/New_York', 'the day after it', '2026-11-02T05:00:00.000Z', '2026-11-02'],
    [
      'America/Santiago',
      'the eve of a day without midnight',
      '2026-09-06T03:59:59.999Z',
      '2026-09-05',
    ],
    ['America/Santiago', 'the day without midnight', '2026-09-06T04:00:00.000Z', '2026-09-06'],
  ])('follows %s through its change of clocks: %s', (zone, _what, at, day) => {
    expect(dateIn(zone, new Date(at))).toBe(day)
  })

  it('is now unless a moment is given', () => {
    const before = dateIn('UTC')
    const today = new Date().toISOString().slice(0, 10)
    expect([before, dateIn('UTC')]).toContain(today)
  })

  it('counts the days before 1582 as ISO 8601 does', () => {
    fc.assert(
      fc.property(moments, (at) => {
        fc.pre(at.getUTCFullYear() > 0)
        expect(dateIn('UTC', at)).toBe(at.toISOString().slice(0, 10))
      }),
    )
    expect(dateIn('UTC', new Date('0999-12-31T23:59:00.000Z'))).toBe('0999-12-31')
  })

  it('is the date in Manila, eight hours ahead of UTC', () => {
    const sinceItHasNoSummerTime = fc.date({
      noInvalidDate: true,
      min: new Date('1991-01-01'),
      max: new Date('2199-12-31'),
    })
    fc.assert(
      fc.property(sinceItHasNoSummerTime, (at) => {
        const eightHoursOn = new Date(at.getTime() + 8 * 60 * 60 * 1000)
        expect(dateIn(defaultTimeZone, at)).toBe(eightHoursOn.toISOString().slice(0, 10))
      }),
    )
  })
})

describe('isTimeZone', () => {
  it.each(['Asia/Manila', 'asia/manila', 'UTC', 'America/New_York', 'Etc/GMT+12'])(
    'knows %s',
    (zone) => {
      expect(isTimeZone(zone)).toBe(true)
    },
  )

  it.each(['', ' ', 'Manila', 'Mars/Olympus', 'Asia/Manila ', '+25:00', 'constructor'])(
    'refuses %j',
    (zone) => {
      expect(isTimeZone(zone)).toBe(false)
    },
  )
})

describe('a to-do', () => {
  it('is active on its deadline and before, archived the day after', () => {
    expect(isActive('2026-08-18', '2026-08-17')).toBe(true)
    expect(isActive('2026-08-17', '2026-08-17')).toBe(true)
    expect(isActive('2026-08-16', '2026-08-17')).toBe(false)
    expect(isActive('2026-12-31', '2027-01-01')).toBe(false)
  })

  it('is active as the days follow each other', () => {
    fc.assert(
      fc.property(moments, moments, (deadline, today) => {
        const dayOf = (at: Date) => at.toISOString().slice(0, 10)
        expect(isActive(dayOf(deadline), dayOf(today))).toBe(
          Date.parse(dayOf(deadline)) >= Date.parse(dayOf(today)),
        )
      }),
    )
  })
})

const times = [
  ['2026-08-17', '2026-08-17T00:00:00.000Z'],
  ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ['2026-08-17T09:05', '2026-08-17T09:05:00.000Z'],
  ['2026-08-17T09:05:07', '2026-08-17T09:05:07.000Z'],
  ['2026-08-17T09:05:07.123', '2026-08-17T09:05:07.123Z'],
  ['2026-08-17T09:05:07.123456789Z', '2026-08-17T09:05:07.123Z'],
  ['2026-08-17T00:00Z', '2026-08-17T00:00:00.000Z'],
  ['2026-08-17T23:59:59.999Z', '2026-08-17T23:59:59.999Z'],
  ['2026-08-17T00:30:00+08:00', '2026-08-16T16:30:00.000Z'],
  ['2026-08-17T23:30:00-12:00', '2026-08-18T11:30:00.000Z'],
  ['2026-08-17T00:00:00-00:00', '2026-08-17T00:00:00.000Z'],
] as const

const neither = [
  ...notTexts,
  20260817,
  new Date('2026-08-17'),
  '',
  ' ',
  'tomorrow',
  '17/08/2026',
  '2026-8-17',
  '26-08-17',
  '2026-08',
  '2026',
  '2026-W34-1',
  '2026-229',
  '20260817',
  '2026-02-30',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-08-00',
  '2026-08-32',
  '2026-02-30T10:00:00Z',
  ' 2026-08-17',
  '2026-08-17 ',
  '2026-08-17\n',
  '2026-08-17 09:05',
  '2026-08-17T',
  '2026-08-17T9:05',
  '2026-08-17T09',
  '2026-08-17T24:00:00Z',
  '2026-08-17T09:60',
  '2026-08-17T09:05:60Z',
  '2026-08-17T09:05+24:00',
  '2026-08-17T09:05+0800',
  '2026-08-17T09:05 Z',
  '2026-08-17Z',
  '2026-08-17T09:05:00Z; DROP TABLE todos',
  '-000001-01',
  '+012345-01',
  '+002026-08-17',
  '٢٠٢٦-٠٨-١٧',
]

describe('a calendar date', () => {
  it.each(times)('is the first ten characters of %s, with no shift of zone', (typed) => {
    expect(accepted(date, typed)).toBe(typed.slice(0, 10))
  })

  it.each(rows(neither))('is not %j', (input) => {
    expect(errorsOf(date, input)).toEqual({ body: missing })
  })

  it('stays as it is once it is one', () => {
    fc.assert(
      fc.property(moments, (at) => {
        const once = accepted(date, at.toISOString())
        expect(once).toBe(at.toISOString().slice(0, 10))
        expect(accepted(date, once)).toBe(once)
      }),
    )
  })

  it('never throws, and has a day that exists whenever it is accepted', () => {
    const likeADate = fc.stringMatching(
      /^[+-]?[0-9]{4}-[01][0-9]-[0-3][0-9](T[0-2][0-9]:[0-6][0-9]Z?)?$/,
    )
    fc.assert(
      fc.property(fc.oneof(likeADate, anyText(), fc.anything()), (input) => {
        if (errorsOf(date, input).body !== undefined) return
        const day = accepted(date, input) as string
        expect(new Date(`${day}T00:00:00.000Z`).toISOString().slice(0, 10)).toBe(day)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a moment', () => {
  it.each(times)('%s is %s', (typed, utc) => {
    expect(accepted(moment, typed)).toBe(utc)
  })

  it.each(rows(neither))('is not %j', (input) => {
    expect(errorsOf(moment, input)).toEqual({ body: missing })
  })

  it('has a year of four digits in UTC as well', () => {
    expect(accepted(moment, '9999-12-31T23:59:59Z')).toBe('9999-12-31T23:59:59.000Z')
    expect(errorsOf(moment, '9999-12-31T23:59:59-12:00')).toEqual({ body: missing })
    expect(errorsOf(moment, '0000-01-01T00:00:00+14:00')).toEqual({ body: missing })
  })

  it('comes back the same from its ISO time', () => {
    fc.assert(
      fc.property(moments, (at) => {
        expect(accepted(moment, at.toISOString())).toBe(at.toISOString())
      }),
    )
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.anything()), (input) => {
        expect(['', missing]).toContain(errorsOf(moment, input).body ?? '')
      }),
    )
  })
})

describe('times in answers', () => {
  it('are texts, taken as they are stored', () => {
    expect(accepted(dateAnswer, '2026-08-17')).toBe('2026-08-17')
    expect(accepted(timeAnswer, '2026-08-17T09:05:00.000Z')).toBe('2026-08-17T09:05:00.000Z')
  })
})
