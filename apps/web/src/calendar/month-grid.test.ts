import type { CalendarEvent } from '@tropa/contract/calendar'
import { describe, expect, it } from 'vitest'
import { eventsOf, monthGrid, monthName, monthOf } from './month-grid'

const event = (date: number, title: string): CalendarEvent => ({
  _id: title,
  date,
  title,
  type: 'academic',
})

describe('monthGrid', () => {
  it('leads with blanks for the weekday of the 1st', () => {
    expect(monthGrid(2026, 7, [], '').leadingBlanks).toBe(6)
    expect(monthGrid(2026, 1, [], '').leadingBlanks).toBe(0)
  })

  it('knows how long a month is', () => {
    expect(monthGrid(2026, 1, [], '').days).toHaveLength(28)
    expect(monthGrid(2028, 1, [], '').days).toHaveLength(29)
    expect(monthGrid(2026, 11, [], '').days).toHaveLength(31)
  })

  it('marks today in its own month and year only', () => {
    const todays = (year: number, month: number) =>
      monthGrid(year, month, [], '2026-08-05')
        .days.filter(({ isToday }) => isToday)
        .map(({ date }) => date)
    expect(todays(2026, 7)).toEqual([5])
    expect(todays(2026, 8)).toEqual([])
    expect(todays(2025, 7)).toEqual([])
  })

  it('puts each event on its day, in the given order', () => {
    const { days } = monthGrid(2026, 7, [event(11, 'Classes'), event(11, 'Rally')], '')
    expect(days[10]?.events.map(({ title }) => title)).toEqual(['Classes', 'Rally'])
    expect(days[11]?.events).toEqual([])
  })
})

describe('eventsOf', () => {
  const july = [event(11, 'Enrollment')]
  const julyAfter = [event(1, 'Graduation')]
  const calendar = {
    first: { '6': july, '7': [], '8': [], '9': [], '10': [], '11': [] },
    second: { '0': [], '1': [], '2': [], '3': [], '4': [], '5': [], '6': julyAfter },
  }

  it('tells the two Julys apart', () => {
    expect(eventsOf(calendar, 'first', 6)).toBe(july)
    expect(eventsOf(calendar, 'second', 6)).toBe(julyAfter)
  })

  it('has none for a month outside the semester', () => {
    expect(eventsOf(calendar, 'first', 0)).toEqual([])
    expect(eventsOf(calendar, 'second', 11)).toEqual([])
  })
})

it('names months by their index', () => {
  expect(monthName(0)).toBe('January')
  expect(monthName(11)).toBe('December')
  expect(monthOf('2026-08-05')).toBe(7)
})
