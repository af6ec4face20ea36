import { defaultTerms } from '@tropa/contract/calendar/academic-year'
import { eventTypes } from '@tropa/contract/calendar/event-types'
import { describe, expect, it } from 'vitest'
import { calendarHref, readCalendarParams, shownMonth } from './search-params'

const read = (search: string) => readCalendarParams(new URLSearchParams(search))

describe('readCalendarParams', () => {
  it('reads an empty address as the current month in its semester and all types', () => {
    expect(read('')).toEqual({
      year: null,
      for: null,
      semester: null,
      month: null,
      types: eventTypes,
      search: '',
    })
  })

  it.each([
    ['semester=second&month=february', { semester: 'second', month: 1 }],
    ['semester=first&month=february', { semester: 'first', month: 1 }],
    ['month=AUGUST', { month: 7 }],
    ['month=7', { month: 7 }],
    ['year=2027&month=august', { year: 2027, month: 7 }],
    ['year=27', { year: null }],
    ['year=9999', { year: null }],
    ['month=12', { month: null }],
    ['month=', { month: null }],
    ['for=graduating', { for: 'graduating' }],
    ['for=graduating&for=', { for: null }],
    ['for=%20erasmus', { for: 'erasmus' }],
    ['semester=third', { semester: null }],
    ['types=holiday,exam,nonsense', { types: ['exam', 'holiday'] }],
    ['types=', { types: eventTypes }],
    ['types=nonsense', { types: eventTypes }],
    ['types=holiday,event&types=exam', { types: ['exam'] }],
    ['semester=first&semester=second&month=may', { semester: 'second' }],
    ['search=%20midterm%20', { search: 'midterm' }],
  ])('reads ?%s, with defaults for invalid values', (search, expected) => {
    expect(read(search)).toMatchObject(expected)
  })
})

describe('calendarHref', () => {
  it.each([
    '.',
    '?year=2027&month=august',
    '?for=irregular&semester=second',
    '?semester=first',
    '?month=february',
    '?semester=first&month=february',
    '?semester=second&month=july',
    '?month=august&types=exam,holiday',
    '?types=exam&search=midterm',
  ])('writes the address %s that was read', (href) => {
    expect(calendarHref(read(href.slice(1)), defaultTerms)).toBe(href)
  })
})

it('leaves a term out of an address only if the terms say that the month is in it', () => {
  const february = read('semester=second&month=february')
  expect(calendarHref(february)).toBe('?semester=second&month=february')
  const terms = { first: { from: 2, to: 6 }, second: { from: 7, to: 12 } }
  expect(calendarHref(february, terms)).toBe('?semester=second&month=february')
  expect(calendarHref(february, defaultTerms)).toBe('?month=february')
})

describe('shownMonth', () => {
  it('opens at the first month of the next term in a month of no term', () => {
    const terms = { first: { from: 2, to: 6 }, second: { from: 7, to: 11 } }
    expect(shownMonth(read(''), 2026, '2026-12-10', terms)).toEqual({
      semester: 'first',
      month: 1,
    })
  })

  it.each([
    ['', 2026, '2027-03-15', 'second', 2],
    ['', 2026, '2027-06-30', 'second', 5],
    ['', 2026, '2027-07-01', 'second', 6],
    ['', 2026, '2027-07-10', 'second', 6],
    ['', 2026, '2027-08-01', 'first', 7],
    ['', 2027, '2027-07-01', 'first', 6],
    ['', 2027, '2027-06-30', 'second', 5],
    ['types=exam', 2026, '2027-01-01', 'second', 0],
    ['', 2027, '2027-12-31', 'first', 11],
    ['semester=first', 2026, '2027-03-15', 'first', 2],
    ['semester=first', 2026, '2027-07-01', 'first', 6],
    ['semester=second', 2027, '2027-07-01', 'second', 6],
    ['semester=second', 2027, '2027-11-22', 'second', 10],
    ['month=august', 2026, '2027-03-15', 'first', 7],
    ['month=february', 2027, '2027-11-22', 'second', 1],
    ['month=july', 2026, '2027-07-01', 'first', 6],
    ['semester=second&month=july', 2027, '2027-11-22', 'second', 6],
    ['semester=first&month=february', 2026, '2027-03-15', 'first', 1],
  ])(
    'is for ?%s of %i on %s in the %s semester the month %i',
    (search, start, today, semester, month) => {
      expect(shownMonth(read(search), start, today, defaultTerms)).toEqual({ semester, month })
      const written = new URL(calendarHref(read(search), defaultTerms), 'http://x/calendar').search
      expect(shownMonth(read(written), start, today, defaultTerms), 'in its own address').toEqual({
        semester,
        month,
      })
    },
  )
})
