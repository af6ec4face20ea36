import type { Clash } from '@tropa/contract/deadline/deadline'
import { eventTypes } from '@tropa/contract/time/academic-year'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCollisions, lastDayLookedAt, type Due } from './deadline'

const dayMs = 24 * 60 * 60 * 1000

/** Every day of an event or deadline written out, and each asked one by one. */
const obvious = (date: string, events: readonly Clash[], due: readonly Due[]) => {
  const plus = (day: string, days: number) =>
    new Date(new Date(day).getTime() + days * dayMs).toISOString().slice(0, 10)
  const daysOf = ({ start, end }: Clash) => {
    const days = []
    for (let day = start; day <= end; day = plus(day, 1)) days.push(day)
    return days
  }
  const clashesOn = (day: string) =>
    events.filter((event) => {
      const days = daysOf(event)
      if (event.type === 'exam') return days.includes(day) || days.includes(plus(day, 1))
      return (event.type === 'holiday' || event.type === 'deadline') && days.includes(day)
    })
  const dueOn = (day: string) => due.filter(({ deadline }) => deadline === day)
  let nextFree: string | null = null
  for (let later = 30; later >= 1; later -= 1) {
    const day = plus(date, later)
    if (clashesOn(day).length + dueOn(day).length === 0) nextFree = day
  }
  return {
    date,
    clashes: clashesOn(date),
    due: dueOn(date).map(({ _id, title }) => ({ _id, title })),
    nextFree,
  }
}

const dateAfter = (first: string, days: number) =>
  new Date(new Date(first).getTime() + days * dayMs).toISOString().slice(0, 10)

/** Around the ends of months and years, and a leap day. */
const firstDays = ['2027-12-15', '2028-02-01', '2027-02-10', '2026-10-20', '2100-02-14']

const scene = fc
  .record({
    first: fc.constantFrom(...firstDays),
    asked: fc.nat(40),
    events: fc.array(
      fc.record({ from: fc.nat(80), days: fc.nat(12), type: fc.constantFrom(...eventTypes) }),
      { maxLength: 12 },
    ),
    due: fc.array(fc.nat(80), { maxLength: 40 }),
  })
  .map(({ first, asked, events, due }) => ({
    date: dateAfter(first, asked),
    events: events.map(({ from, days, type }, index) => ({
      ...{ _id: `event-${index}`, title: `Event ${index}`, type },
      start: dateAfter(first, from),
      end: dateAfter(first, from + days),
    })),
    due: due.map((day, index) => ({
      ...{ _id: `todo-${index}`, title: `Task ${index}` },
      deadline: dateAfter(first, day),
    })),
  }))

describe('findCollisions', () => {
  it('finds the same as asking every day', () => {
    fc.assert(
      fc.property(scene, ({ date, events, due }) => {
        expect(findCollisions(date, events, due)).toEqual(obvious(date, events, due))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('at the last date of the calendar', () => {
  it('finds free days only until then', () => {
    const exam = {
      _id: 'exam',
      title: 'Exam',
      type: 'exam',
      start: '9999-12-31',
      end: '9999-12-31',
    } as const
    expect(findCollisions('9999-12-29', [exam], []).nextFree).toBeNull()
    expect(findCollisions('9999-12-28', [exam], []).nextFree).toBe('9999-12-29')
    expect(findCollisions('9999-12-31', [exam], [])).toMatchObject({
      clashes: [exam],
      nextFree: null,
    })
    expect(lastDayLookedAt('9999-12-30')).toBe('9999-12-31')
  })
})
