import type { AcademicCalendar, CalendarEvent } from '@tropa/contract/calendar'
import { describe, expect, it } from 'vitest'
import { monthEntries, monthName, monthOf, neighbour, yearEntries } from './calendar-view'

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
  monthEntries(calendar, { semester, month }).map(({ id }) => id)

describe('monthEntries', () => {
  it('makes one entry of an event that stands on several days, over the turn of the year', () => {
    const december = monthEntries(calendar, { semester: 'first', month: 11 })
    expect(december).toEqual(monthEntries(calendar, { semester: 'second', month: 0 }))
    expect(december).toMatchObject([{ id: 'break', start: '2026-12-30', end: '2027-01-02' }])
  })

  it('tells the two Julys apart', () => {
    expect(idsOf('first', 6)).toEqual(['enrollment'])
    expect(idsOf('second', 6)).toEqual(['graduation'])
    expect(yearEntries(calendar).get('enrollment')?.start).toBe('2026-07-11')
    expect(yearEntries(calendar).get('graduation')?.start).toBe('2027-07-01')
  })

  it('has none for a month outside the semester', () => {
    expect(idsOf('second', 10)).toEqual([])
    expect(idsOf('first', 0)).toEqual([])
  })

  it('leaves out the types that are hidden', () => {
    const shown = monthEntries(calendar, { semester: 'first', month: 10 }, ['exam'])
    expect(shown).toEqual([])
  })
})

describe('neighbour', () => {
  it('walks the academic year from July to the July after', () => {
    const walked = []
    let place = { semester: 'first' as 'first' | 'second', month: 6 }
    for (let next = neighbour(place, 1); next; next = neighbour(place, 1)) {
      place = next
      walked.push(place.month)
    }
    expect(walked).toEqual([7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6])
    expect(place.semester).toBe('second')
    expect(neighbour({ semester: 'first', month: 6 }, -1)).toBeUndefined()
  })

  it('leads from outside the semester to its ends', () => {
    expect(neighbour({ semester: 'first', month: 2 }, 1)).toEqual({ semester: 'first', month: 6 })
    expect(neighbour({ semester: 'second', month: 9 }, -1)).toEqual({
      semester: 'second',
      month: 6,
    })
  })
})

it('names months by their index', () => {
  expect(monthName(0)).toBe('January')
  expect(monthName(11)).toBe('December')
  expect(monthOf('2026-08-05')).toBe(7)
})
