import type { Clash } from '@tropa/contract/todo/deadline-day'
import { describe, expect, it } from 'vitest'
import { findCollisions, lastDayLookedAt } from './deadline-day'

const event = (type: Clash['type'], start: string, end = start): Clash => ({
  ...{ _id: `${type} ${start}`, title: type, type },
  ...{ start, end },
})

const dueOn = (deadline: string) => ({ _id: deadline, title: 'Task', deadline })

describe('findCollisions', () => {
  it.each<[string, Clash, string | null]>([
    ['an exam that day', event('exam', '2027-12-31'), '2028-01-01'],
    ['an exam on the day after', event('exam', '2028-01-01'), '2028-01-02'],
    ['a holiday that day', event('holiday', '2027-12-30', '2028-01-01'), '2028-01-02'],
    ['a deadline that day', event('deadline', '2027-12-31'), '2028-01-01'],
    ['a holiday of more than 30 days', event('holiday', '2027-12-01', '2028-01-30'), null],
  ])('tells of %s, and of the first day without one', (_what, clash, nextFree) => {
    expect(findCollisions('2027-12-31', [clash], [])).toMatchObject({ clashes: [clash], nextFree })
  })

  it.each<[string, Clash]>([
    ['a holiday on the day after', event('holiday', '2028-01-01')],
    ['an exam on the day before', event('exam', '2027-12-30')],
    ['an event, or classes', event('event', '2027-12-31')],
    ['a registration', event('registration', '2027-12-01', '2028-01-31')],
  ])('tells nothing of %s', (_what, clash) => {
    expect(findCollisions('2027-12-31', [clash], []).clashes).toEqual([])
  })

  it('tells of other work that day, and of a day without any', () => {
    const due = ['2028-02-28', '2028-02-29', '2028-03-02'].map(dueOn)
    expect(findCollisions('2028-02-28', [], due)).toEqual({
      ...{ date: '2028-02-28', clashes: [], nextFree: '2028-03-01' },
      due: [{ _id: '2028-02-28', title: 'Task' }],
    })
  })

  it('finds free days only until the last date of the calendar', () => {
    const exam = event('exam', '9999-12-31')
    expect(findCollisions('9999-12-29', [exam], []).nextFree).toBeNull()
    expect(findCollisions('9999-12-28', [exam], []).nextFree).toBe('9999-12-29')
    expect(findCollisions('9999-12-31', [exam], [])).toMatchObject({ clashes: [exam] })
    expect(lastDayLookedAt('9999-12-30')).toBe('9999-12-31')
  })
})
