import type { Clash, DeadlineDay } from '@tropa/contract/todo/deadline-day'
import { describe, expect, test } from 'vitest'
import { deadlineHints } from './deadline-hints'

const date = '2026-12-07'

const clash = (title: string, changes: Partial<Clash> = {}): Clash => ({
  _id: title,
  title,
  type: 'exam',
  start: date,
  end: date,
  ...changes,
})

const day = (changes: Partial<DeadlineDay>): DeadlineDay => ({
  date,
  clashes: [],
  due: [],
  nextFree: '2026-12-16',
  ...changes,
})

const sentencesFor = (...clashes: Clash[]) => deadlineHints(day({ clashes }), ['Dev Team'])

describe('What a deadline collides with is said', () => {
  test('of a free day, nothing', () => {
    expect(deadlineHints(day({}), ['Dev Team'])).toEqual([])
  })

  test.each([
    [
      'Final exams of graduating students, first semester',
      'Final exams of graduating students are that day.',
    ],
    ['Capstone title defense', 'Capstone title defense is that day.'],
    ['Christmas break', 'Christmas break is that day.'],
    ['Christmas', 'Christmas is that day.'],
    ['Physics', 'Physics is that day.'],
    ['Thesis', 'Thesis is that day.'],
    ['Classes resume', 'That day: Classes resume.'],
    ['Enrollment of regular students starts', 'That day: Enrollment of regular students starts.'],
    ['Submission of grades is due', 'That day: Submission of grades is due.'],
    ["All Saints' Day", "All Saints' Day is that day."],
    ['Last day to drop subjects, second semester', 'Last day to drop subjects is that day.'],
    ['Scholarship renewal papers due', 'Scholarship renewal papers are due that day.'],
    ['Midterm grade submission, first semester', 'Midterm grade submission is that day.'],
  ])('of %s', (title, sentence) => {
    expect(sentencesFor(clash(title))).toEqual([sentence])
  })

  test('of exams on the day after', () => {
    const exams = clash('Midterm exams, first semester', { start: '2026-12-08', end: '2026-12-11' })
    expect(sentencesFor(exams)).toEqual(['Midterm exams are the day after.'])
  })

  test('once of two events with the same title', () => {
    const [first, second] = ['1', '2'].map((_id) => clash('Final exams', { _id }))
    expect(
      deadlineHints(day({ clashes: [first, second].filter((each) => each !== undefined) }), [
        'Heads',
      ]),
    ).toEqual(['Final exams are that day.'])
  })

  test('of other work of the teams', () => {
    const due = [
      { _id: '1', title: 'Record the demo video' },
      { _id: '2', title: 'Book the room' },
    ]
    expect(deadlineHints(day({ due }), ['Dev Team'])).toEqual([
      '2 tasks for Dev Team are due that day.',
    ])
    expect(deadlineHints(day({ due: due.slice(1) }), ['Docu Team', 'Dev Team'])).toEqual([
      '1 task for these teams is due that day.',
    ])
  })
})
