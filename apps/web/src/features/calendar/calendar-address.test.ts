import { eventTypes } from '@tropa/contract/time/academic-year'
import { describe, expect, it } from 'vitest'
import { readAddress, writeAddress } from './calendar-address'

const read = (search: string) => readAddress(new URLSearchParams(search))

describe('readAddress', () => {
  it('starts on the first semester, the current month and all types', () => {
    expect(read('')).toEqual({
      year: null,
      semester: 'first',
      month: null,
      types: eventTypes,
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
    ['semester=third', { semester: 'first' }],
    ['types=holiday,exam,nonsense', { types: ['exam', 'holiday'] }],
    ['types=', { types: [] }],
  ])('reads ?%s', (search, expected) => {
    expect(read(search)).toMatchObject(expected)
  })
})

it.each([
  '.',
  '?year=2027&month=august',
  '?semester=second&month=february',
  '?month=august&types=exam,holiday',
  '?types=',
])('writes %s as it was read', (address) => {
  expect(writeAddress(read(address.slice(1)))).toBe(address)
})
