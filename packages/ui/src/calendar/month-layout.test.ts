import { describe, expect, it } from 'vitest'
import { shortRange, spokenRange } from './calendar-dates'
import type { CalendarEntry } from './calendar-entry'
import { layoutMonth } from './month-layout'

const entry = (id: string, start: string, end?: string): CalendarEntry => ({
  id,
  title: id,
  kind: 'Event',
  hue: 'blue',
  shape: 'circle',
  start,
  end,
})

describe('layoutMonth', () => {
  it('starts the month on the weekday of its 1st and ends it with its last day', () => {
    const weeks = layoutMonth(2026, 1, [])
    expect(weeks).toHaveLength(4)
    expect(weeks[0]?.days[0]).toEqual({ date: '2026-02-01', day: 1 })
    expect(weeks[3]?.days[6]).toEqual({ date: '2026-02-28', day: 28 })

    const january = layoutMonth(2026, 0, [])
    expect(january[0]?.days.slice(0, 5)).toEqual([
      null,
      null,
      null,
      null,
      { date: '2026-01-01', day: 1 },
    ])
    expect(january).toHaveLength(5)
  })

  it.each([
    ['Sunday', 0, 0],
    ['Monday', 1, 6],
    ['Saturday', 6, 1],
  ] as const)('puts a Sunday in its column where weeks begin on %s', (_day, weekStart, column) => {
    const [week] = layoutMonth(2026, 1, [], weekStart)
    expect(week?.days.findIndex((day) => day?.date === '2026-02-01')).toBe(column)
  })
})

describe('the entries of layoutMonth', () => {
  it('splits an entry into one bar per week', () => {
    const weeks = layoutMonth(2026, 0, [entry('course', '2026-01-14', '2026-01-20')])
    expect(weeks[2]?.segments).toEqual([
      expect.objectContaining({ column: 3, span: 4, continuesBefore: false, continuesAfter: true }),
    ])
    expect(weeks[3]?.segments).toEqual([
      expect.objectContaining({ column: 0, span: 3, continuesBefore: true, continuesAfter: false }),
    ])
  })

  it('cuts an entry at the ends of the month and marks that it continues', () => {
    const weeks = layoutMonth(2026, 0, [entry('year', '2025-12-20', '2026-02-10')])
    expect(weeks[0]?.segments[0]).toMatchObject({ column: 4, span: 3, continuesBefore: true })
    expect(weeks[4]?.segments[0]).toMatchObject({ column: 0, span: 7, continuesAfter: true })
  })

  it('puts overlapping entries into different lanes, earlier and longer ones first', () => {
    const weeks = layoutMonth(2026, 0, [
      entry('short', '2026-01-05'),
      entry('long', '2026-01-05', '2026-01-09'),
      entry('later', '2026-01-06'),
      entry('after', '2026-01-10'),
    ])
    const lanes = weeks[1]?.segments.map((segment) => [segment.entry.id, segment.lane])
    expect(lanes).toEqual([
      ['long', 0],
      ['short', 1],
      ['later', 1],
      ['after', 0],
    ])
    expect(weeks[1]?.lanes).toBe(2)
  })

  it('leaves out entries of other months', () => {
    const weeks = layoutMonth(2026, 0, [entry('march', '2026-03-01')])
    expect(weeks.flatMap((week) => week.segments)).toEqual([])
  })
})

describe('calendar dates', () => {
  it('formats dates and ranges in full for screen readers', () => {
    expect(spokenRange('2026-01-05')).toBe('Monday, January 5, 2026')
    expect(spokenRange('2025-12-29', '2026-01-02')).toBe(
      'Monday, December 29 to Friday, January 2, 2026',
    )
  })

  it('formats dates and ranges briefly for display', () => {
    expect(shortRange('2026-01-05')).toBe('Monday, January 5')
    expect(shortRange('2026-01-05', '2026-01-09')).toBe('Jan 5 – Jan 9')
  })
})
