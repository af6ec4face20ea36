import { eventTypes } from '@tropa/contract/time/academic-year'
import { describe, expect, it } from 'vitest'
import { calendarHref, readCalendarParams } from './search-params'

const read = (search: string) => readCalendarParams(new URLSearchParams(search))

describe('readCalendarParams', () => {
  it('reads an empty address as the first semester, the current month and all types', () => {
    expect(read('')).toEqual({
      year: null,
      for: null,
      semester: 'first',
      month: null,
      types: eventTypes,
      search: '',
    })
  })

  it.each([
    ['semester=second&month=february', { semester: 'second', month: 1 }],
    ['month=AUGUST', { month: 7 }],
    ['month=7', { month: 7 }],
    ['year=2027&month=august', { year: 2027, month: 7 }],
    ['year=27', { year: null }],
    ['year=9999', { year: null }],
    ['month=12', { month: null }],
    ['month=', { month: null }],
    ['for=graduating', { for: 'graduating' }],
    ['for=graduating&for=', { for: null }],
    ['for=nobody', { for: null }],
    ['semester=third', { semester: 'first' }],
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
    '?semester=second&month=february',
    '?month=august&types=exam,holiday',
    '?types=exam&search=midterm',
  ])('writes the address %s that was read', (href) => {
    expect(calendarHref(read(href.slice(1)))).toBe(href)
  })
})
