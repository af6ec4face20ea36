import { describe, expect, it } from 'vitest'
import { calendarContract } from './calendar'
import { accepted, errorsOf } from '../testing/input'
import { rows } from '../testing/texts'

const query = calendarContract.get['~orpc'].inputSchema

describe('year of calendarContract.get', () => {
  it('can be absent', () => {
    expect(accepted(query, {})).toEqual({})
  })

  it.each([
    ['2025', 2025],
    ['1000', 1000],
    ['9998', 9998],
  ])('accepts %j', (year, number) => {
    expect(accepted(query, { year })).toEqual({ year: number })
  })

  it.each(rows(['', '999', '9999', '2025.5', ['2025']]))('rejects %j', (year) => {
    expect(errorsOf(query, { year })).toEqual({ year: 'Must be a year from 1000 to 9998.' })
  })
})
