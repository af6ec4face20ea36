import { describe, expect, it } from 'vitest'
import type { YearEntry } from './entries'
import { inOrder, monthOfYear, nextEvent, searchEntries, semesterEntries } from './year'

const entry = (title: string, start: string, changes: Partial<YearEntry> = {}): YearEntry => ({
  id: title,
  title,
  type: 'exam',
  kind: 'Exam',
  tone: 'red',
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
    expect(monthOfYear(2026, date)).toEqual(month)
  })
})

describe('inOrder', () => {
  it('sorts events by their first day', () => {
    expect(inOrder([break_, midterms, finals])).toEqual(year)
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

describe('semesterEntries', () => {
  it('keeps the events of one semester', () => {
    const july = entry('Graduation', '2027-07-01', { month: { semester: 'second', month: 6 } })
    expect(semesterEntries([...year, july], 'second')).toEqual([july])
  })
})
