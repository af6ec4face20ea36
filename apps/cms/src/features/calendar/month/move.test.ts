import { expect, it } from 'vitest'
import { byFirstDay, canBeStored, isOn, movedBy, movedTo } from './move'

const days = (start: string, end = start) => ({ start, end })

it.each([
  ['to another month', days('2026-11-29', '2026-12-02'), 3, days('2026-12-02', '2026-12-05')],
  ['over a leap day', days('2028-02-27', '2028-02-28'), 2, days('2028-02-29', '2028-03-01')],
  ['without one', days('2027-02-27', '2027-02-28'), 2, days('2027-03-01', '2027-03-02')],
  ['back over a new year', days('2027-01-01'), -1, days('2026-12-31')],
])('moves an event %s and keeps its length', (_, event, by, moved) => {
  expect(movedBy(event, by)).toEqual(moved)
  expect(movedBy(moved, -by)).toEqual(event)
})

it('moves an event to a first day', () => {
  expect(movedTo(days('2026-11-29', '2026-12-02'), '2026-02-27')).toEqual(
    days('2026-02-27', '2026-03-02'),
  )
})

it('knows which days an event covers', () => {
  const event = days('2026-11-29', '2026-12-02')
  expect(
    ['2026-11-28', '2026-11-29', '2026-12-02', '2026-12-03'].map((day) => isOn(event, day)),
  ).toEqual([false, true, true, false])
})

it('knows the years that can be stored', () => {
  expect(canBeStored(days('1001-01-01', '9998-12-31'))).toBe(true)
  expect(canBeStored(movedBy(days('9998-12-31'), 1))).toBe(false)
  expect(canBeStored(movedBy(days('1001-01-01'), -1))).toBe(false)
  expect(canBeStored(movedBy(days('9998-12-31'), 366))).toBe(false)
})

it('lists earlier events first, then longer ones', () => {
  const [short, long, later] = [
    days('2026-11-02'),
    days('2026-11-02', '2026-11-04'),
    days('2026-11-03'),
  ]
  expect([later, short, long].toSorted(byFirstDay)).toEqual([long, short, later])
})
