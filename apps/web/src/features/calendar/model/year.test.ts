import type { CalendarEvent, EventsOfYear } from '@tropa/contract/calendar/calendar'
import { defaultTerms } from '@tropa/contract/calendar/academic-year'
import { describe, expect, it } from 'vitest'
import {
  adjacentMonth,
  monthEntries,
  monthOfYear,
  nextEvent,
  searchEntries,
  type SemesterMonth,
  yearEntries,
  type YearEntry,
} from './year'

describe('adjacentMonth', () => {
  it('goes through the academic year from July to the July after', () => {
    const visited = []
    let current: SemesterMonth = { semester: 'first', month: 6 }
    for (
      let next = adjacentMonth(current, 1, defaultTerms);
      next;
      next = adjacentMonth(current, 1, defaultTerms)
    ) {
      current = next
      visited.push(current.month)
    }
    expect(visited).toEqual([7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6])
    expect(current.semester).toBe('second')
    expect(adjacentMonth({ semester: 'first', month: 6 }, -1, defaultTerms)).toBeUndefined()
  })

  it('goes to the first or last month of the semester from a month outside it', () => {
    expect(adjacentMonth({ semester: 'first', month: 2 }, 1, defaultTerms)).toEqual({
      semester: 'first',
      month: 6,
    })
    expect(adjacentMonth({ semester: 'second', month: 9 }, -1, defaultTerms)).toEqual({
      semester: 'second',
      month: 6,
    })
  })
})

const event = (
  _id: string,
  start: string,
  end = start,
  type: CalendarEvent['type'] = 'event',
): CalendarEvent => ({ _id, title: _id, type, start, end })

const calendar: EventsOfYear = {
  academicYear: { start: 2026, end: 2027 },
  events: [
    event('orientation', '2026-06-29', '2026-07-02'),
    event('enrollment', '2026-07-11', '2026-07-11', 'registration'),
    event('rally', '2026-11-30'),
    event('break', '2026-12-30', '2027-01-02', 'holiday'),
    event('graduation', '2027-07-01'),
  ],
}

const idsOf = (semester: 'first' | 'second', month: number) =>
  monthEntries(yearEntries(calendar, defaultTerms), 2026, { semester, month }, defaultTerms).map(
    ({ id }) => id,
  )

describe('monthEntries', () => {
  it('has an event in each of its months, even across the new year', () => {
    const december = monthEntries(
      yearEntries(calendar, defaultTerms),
      2026,
      { semester: 'first', month: 11 },
      defaultTerms,
    )
    expect(december).toEqual(
      monthEntries(
        yearEntries(calendar, defaultTerms),
        2026,
        { semester: 'second', month: 0 },
        defaultTerms,
      ),
    )
    expect(december).toMatchObject([{ id: 'break', start: '2026-12-30', end: '2027-01-02' }])
  })

  it('separates the July of the first semester from the July of the second', () => {
    expect(idsOf('first', 6)).toEqual(['orientation', 'enrollment'])
    expect(idsOf('second', 6)).toEqual(['graduation'])
  })

  it('returns nothing for a month outside the semester', () => {
    expect(idsOf('second', 10)).toEqual([])
    expect(idsOf('first', 0)).toEqual([])
  })
})

describe('yearEntries', () => {
  it.each([
    ['orientation', { semester: 'first', month: 6 }],
    ['rally', { semester: 'first', month: 10 }],
    ['graduation', { semester: 'second', month: 6 }],
  ])('says for %s the month in which it begins, or the first of the year', (id, month) => {
    const found = yearEntries(calendar, defaultTerms).find((entry) => entry.id === id)
    expect(found?.month).toEqual(month)
  })
})

const entry = (title: string, start: string, changes: Partial<YearEntry> = {}): YearEntry => ({
  id: title,
  title,
  type: 'exam',
  kind: 'Exam',
  hue: 'red',
  shape: 'diamond',
  start,
  month: { semester: 'first', month: Number(start.slice(5, 7)) - 1 },
  ...changes,
})

const midterms = entry('Midterm exams', '2026-10-12', { end: '2026-10-16' })
const finals = entry('Final exams', '2026-12-01')
const break_ = entry('Christmas break', '2026-12-23', { type: 'holiday', kind: 'Holiday' })
const year = [midterms, finals, break_]

describe('monthOfYear', () => {
  it.each([
    ['2026-07-01', { semester: 'first', month: 6 }],
    ['2026-11-22', { semester: 'first', month: 10 }],
    ['2027-01-31', { semester: 'second', month: 0 }],
    ['2027-07-31', { semester: 'second', month: 6 }],
    ['2026-06-30', undefined],
    ['2027-08-01', undefined],
  ])('finds the semester and the month of %s', (date, month) => {
    expect(monthOfYear(2026, date, defaultTerms)).toEqual(month)
  })
})

describe('monthOfYear of other terms', () => {
  // From February to June and from July to December: one calendar year.
  const terms = { first: { from: 2, to: 6 }, second: { from: 7, to: 12 } }

  it.each([
    ['2026-02-01', { semester: 'first', month: 1 }],
    ['2026-07-01', { semester: 'second', month: 6 }],
    ['2026-12-31', { semester: 'second', month: 11 }],
    ['2026-01-31', undefined],
    ['2027-02-01', undefined],
  ])('finds the term and the month of %s', (date, month) => {
    expect(monthOfYear(2026, date, terms)).toEqual(month)
  })
})

describe('nextEvent', () => {
  it.each([
    ['2026-10-03', 'Next exam in 9 days', midterms],
    ['2026-10-11', 'Next exam tomorrow', midterms],
    ['2026-10-12', 'Exam today', midterms],
    ['2026-10-16', 'Exam today', midterms],
    ['2026-10-17', 'Next exam in 45 days', finals],
    ['2026-12-02', 'Next event in 21 days', break_],
    ['2026-12-23', 'Event today', break_],
  ])('says on %s: %s', (today, text, next) => {
    expect(nextEvent(year, today)).toEqual({ entry: next, text })
  })

  it('says nothing after the last event', () => {
    expect(nextEvent(year, '2026-12-24')).toBeUndefined()
  })
})

describe('searchEntries', () => {
  it('finds events by words of their title and their type', () => {
    expect(searchEntries(year, 'EXAM mid')).toEqual([midterms])
    expect(searchEntries(year, 'holiday')).toEqual([break_])
    expect(searchEntries(year, 'exams break')).toEqual([])
  })
})
