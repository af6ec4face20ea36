import type { AcademicCalendar, CalendarEvent } from '@tropa/contract/calendar'
import { describe, expect, it } from 'vitest'
import { monthEntries, yearEntries } from './entries'

const event = (
  date: number,
  _id: string,
  type: CalendarEvent['type'] = 'academic',
): CalendarEvent => ({ _id, date, title: _id, type })

const calendar: AcademicCalendar = {
  academicYear: { start: 2026, end: 2027 },
  first: {
    '6': [event(11, 'enrollment', 'registration')],
    '7': [],
    '8': [],
    '9': [],
    '10': [event(30, 'rally', 'event')],
    '11': [event(30, 'break', 'holiday'), event(31, 'break', 'holiday')],
  },
  second: {
    '0': [event(1, 'break', 'holiday'), event(2, 'break', 'holiday')],
    '1': [],
    '2': [],
    '3': [],
    '4': [],
    '5': [],
    '6': [event(1, 'graduation', 'event')],
  },
}

const idsOf = (semester: 'first' | 'second', month: number) =>
  monthEntries(calendar, yearEntries(calendar), { semester, month }).map(({ id }) => id)

describe('monthEntries', () => {
  it('merges the days of an event into one entry, even across the new year', () => {
    const december = monthEntries(calendar, yearEntries(calendar), { semester: 'first', month: 11 })
    expect(december).toEqual(
      monthEntries(calendar, yearEntries(calendar), { semester: 'second', month: 0 }),
    )
    expect(december).toMatchObject([{ id: 'break', start: '2026-12-30', end: '2027-01-02' }])
  })

  it('separates the July of the first semester from the July of the second', () => {
    expect(idsOf('first', 6)).toEqual(['enrollment'])
    expect(idsOf('second', 6)).toEqual(['graduation'])
    expect(yearEntries(calendar).get('enrollment')?.start).toBe('2026-07-11')
    expect(yearEntries(calendar).get('graduation')?.start).toBe('2027-07-01')
  })

  it('returns nothing for a month outside the semester', () => {
    expect(idsOf('second', 10)).toEqual([])
    expect(idsOf('first', 0)).toEqual([])
  })

  it('leaves out events of other types', () => {
    const shown = monthEntries(calendar, yearEntries(calendar), { semester: 'first', month: 10 }, [
      'exam',
    ])
    expect(shown).toEqual([])
  })
})
