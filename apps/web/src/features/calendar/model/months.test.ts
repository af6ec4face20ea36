import { describe, expect, it } from 'vitest'
import type { SemesterMonth } from './months'
import { adjacentMonth, monthName } from './months'

describe('adjacentMonth', () => {
  it('goes through the academic year from July to the July after', () => {
    const visited = []
    let current: SemesterMonth = { semester: 'first', month: 6 }
    for (let next = adjacentMonth(current, 1); next; next = adjacentMonth(current, 1)) {
      current = next
      visited.push(current.month)
    }
    expect(visited).toEqual([7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6])
    expect(current.semester).toBe('second')
    expect(adjacentMonth({ semester: 'first', month: 6 }, -1)).toBeUndefined()
  })

  it('goes to the first or last month of the semester from a month outside it', () => {
    expect(adjacentMonth({ semester: 'first', month: 2 }, 1)).toEqual({
      semester: 'first',
      month: 6,
    })
    expect(adjacentMonth({ semester: 'second', month: 9 }, -1)).toEqual({
      semester: 'second',
      month: 6,
    })
  })
})

describe('monthName', () => {
  it('names months by their index', () => {
    expect(monthName(0)).toBe('January')
    expect(monthName(11)).toBe('December')
  })
})
