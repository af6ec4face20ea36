import {
  spanOfAcademicYear,
  type Audience,
  type EventType,
  type tooltipSides,
} from '@tropa/contract/time/academic-year'
import { addDays, weekdayOf, type CalendarDate } from '@tropa/contract/time/calendar-date'
import { dateOf, holidaysBetween, onOrAfter, onOrBefore, weekdays } from './holidays'

type TooltipSide = (typeof tooltipSides)[number]

/** An event of the sample calendar; `end` is set for an event of several days. */
export interface SampleEvent {
  title: string
  type: EventType
  start: CalendarDate
  end?: CalendarDate
  tooltip?: TooltipSide
  /** Left out for everyone. */
  audience?: Audience[]
}

const sides: Partial<Record<number, TooltipSide>> = {
  [weekdays.sunday]: 'right',
  [weekdays.monday]: 'right',
  [weekdays.wednesday]: 'center',
  [weekdays.friday]: 'left',
  [weekdays.saturday]: 'left',
}

/** An event of one day, with its tooltip on the side where the month's grid has room. */
const on = (type: EventType, title: string, start: CalendarDate): SampleEvent => {
  const tooltip = sides[weekdayOf(start)]
  return { title, type, start, ...(tooltip && { tooltip }) }
}

const over = (
  type: EventType,
  title: string,
  start: CalendarDate,
  end: CalendarDate,
): SampleEvent => ({ title, type, start, end })

const notGraduating: Audience[] = ['regular', 'irregular']

/** The same event for some students only. */
const only = (audience: Audience[], event: SampleEvent): SampleEvent => ({
  ...event,
  audience,
})

/** Finds days on which the university is open: neither on a weekend nor a holiday. */
interface SchoolDays {
  from: (date: CalendarDate) => CalendarDate
  until: (date: CalendarDate) => CalendarDate
}

const schoolDaysWithout = (holidays: ReadonlySet<CalendarDate>): SchoolDays => {
  const isOpen = (date: CalendarDate) =>
    !holidays.has(date) &&
    weekdayOf(date) !== weekdays.sunday &&
    weekdayOf(date) !== weekdays.saturday
  const findOpen = (date: CalendarDate, step: 1 | -1): CalendarDate =>
    isOpen(date) ? date : findOpen(addDays(date, step), step)
  return { from: (date) => findOpen(date, 1), until: (date) => findOpen(date, -1) }
}

/** What the dates of a year are written with. */
const daysOf = (year: number, schoolDay: SchoolDays) => {
  const date = (month: number, day: number) => dateOf(year, month, day)
  const monday = (month: number, day: number) => onOrAfter(weekdays.monday, date(month, day))
  const open = (month: number, day: number) => schoolDay.from(date(month, day))
  const week = (type: SampleEvent['type'], title: string, first: string, days = 5) =>
    over(type, title, schoolDay.from(first), schoolDay.until(addDays(first, days - 1)))
  return { date, monday, open, week }
}

/** July to December; its fixed dates may fall on any weekday. */
const firstSemester = (year: number, schoolDay: SchoolDays): SampleEvent[] => {
  const { date, monday, open, week } = daysOf(year, schoolDay)
  const midterms = monday(10, 6)
  const lastFriday = onOrBefore(weekdays.friday, date(12, 22))

  return [
    only(['regular'], on('registration', 'Enrollment of regular students starts', date(7, 11))),
    only(
      ['irregular'],
      over('registration', 'Enrollment of irregular students', date(7, 14), date(8, 8)),
    ),
    on('deadline', "Submission of transferees' credentials", open(7, 25)),
    on('event', 'Orientation of first-year students', schoolDay.until(date(8, 7))),

    on('academic', 'First semester classes start', date(8, 11)),
    over(
      'registration',
      'Schedule adjustment, first semester',
      schoolDay.from(date(8, 11)),
      schoolDay.until(onOrAfter(weekdays.friday, date(8, 13))),
    ),
    on('event', 'Buwan ng Wika culmination', onOrBefore(weekdays.friday, date(8, 31))),

    on('event', 'General assembly of capstone teams', open(9, 5)),
    on('deadline', 'Scholarship renewal papers due', open(9, 12)),
    on('deadline', 'Capstone title proposals due', open(9, 19)),

    week('exam', 'Midterm exams, first semester', midterms),
    on(
      'deadline',
      'Midterm grade submission, first semester',
      schoolDay.from(addDays(midterms, 11)),
    ),
    week('event', 'Intramurals', monday(10, 20)),
    on('deadline', 'Last day to drop subjects, first semester', open(10, 29)),

    week('event', 'IT Week', monday(11, 9)),
    week('exam', 'Capstone title defense', monday(11, 16), 3),
    on('registration', 'Advising for the second semester', open(11, 24)),
    on(
      'academic',
      'Last day of classes, first semester',
      schoolDay.until(addDays(lastFriday, -21)),
    ),

    only(
      ['graduating'],
      week(
        'exam',
        'Final exams of graduating students, first semester',
        addDays(lastFriday, -18),
        4,
      ),
    ),
    only(
      ['graduating'],
      on(
        'deadline',
        'Grade submission for graduating students, first semester',
        schoolDay.from(addDays(lastFriday, -9)),
      ),
    ),
    only(
      notGraduating,
      week(
        'exam',
        'Final exams of non-graduating students, first semester',
        addDays(lastFriday, -11),
      ),
    ),
    only(
      notGraduating,
      on(
        'deadline',
        'Grade submission for non-graduating students, first semester',
        schoolDay.from(addDays(lastFriday, -2)),
      ),
    ),
    on('academic', 'Grade slip release, first semester', lastFriday),
    over('holiday', 'Christmas break', date(12, 23), dateOf(year + 1, 1, 3)),
  ]
}

/** January to July; its fixed dates may fall on any weekday. */
const secondSemester = (year: number, schoolDay: SchoolDays): SampleEvent[] => {
  const { date, monday, open, week } = daysOf(year, schoolDay)
  const midterms = monday(3, 1)
  const graduatingFinals = monday(5, 11)
  const finals = monday(5, 22)

  return [
    over('registration', 'Enrollment for the second semester', date(1, 5), date(1, 9)),
    on('academic', 'Second semester classes start', date(1, 12)),
    over(
      'registration',
      'Schedule adjustment, second semester',
      schoolDay.from(date(1, 12)),
      schoolDay.until(onOrAfter(weekdays.friday, date(1, 14))),
    ),
    on('deadline', 'Applications for graduation due', open(1, 30)),

    on('event', 'Research colloquium', open(2, 12)),

    week('exam', 'Midterm exams, second semester', midterms),
    on(
      'deadline',
      'Midterm grade submission, second semester',
      schoolDay.from(addDays(midterms, 11)),
    ),
    week('event', 'University foundation week', addDays(midterms, 14)),
    on('deadline', 'Last day to drop subjects, second semester', open(3, 27)),

    on('event', 'Job fair', open(4, 15)),
    week('exam', 'Capstone final defense', monday(4, 26), 3),

    on('deadline', 'Bound capstone manuscripts due', open(5, 8)),
    only(
      ['graduating'],
      week('exam', 'Final exams of graduating students, second semester', graduatingFinals),
    ),
    on('event', 'Capstone exhibit', schoolDay.until(addDays(graduatingFinals, 9))),
    only(
      ['graduating'],
      on(
        'deadline',
        'Grade submission for graduating students, second semester',
        schoolDay.from(addDays(graduatingFinals, 10)),
      ),
    ),
    only(
      notGraduating,
      week('exam', 'Final exams of non-graduating students, second semester', finals),
    ),
    on('academic', 'Last day of the second semester', schoolDay.until(addDays(finals, 4))),

    only(
      notGraduating,
      on(
        'deadline',
        'Grade submission for non-graduating students, second semester',
        schoolDay.from(addDays(finals, 9)),
      ),
    ),
    on('academic', 'Grade slip release, second semester', open(6, 10)),
    on('academic', 'Midyear classes start', schoolDay.from(monday(6, 15))),

    on('event', 'Graduation (tentative)', date(7, 1)),
    on('academic', 'Release of diplomas starts', open(7, 15)),
  ]
}

/** The sample events of an academic year, by first day. Editors replace them by the university's real ones. */
export const academicYear = (startYear: number): SampleEvent[] => {
  const { first, last } = spanOfAcademicYear(startYear)
  const holidays = holidaysBetween(first, last)
  const schoolDays = schoolDaysWithout(new Set(holidays.map(({ date }) => date)))
  return [
    ...firstSemester(startYear, schoolDays),
    ...secondSemester(startYear + 1, schoolDays),
    ...holidays.map(({ title, date }) => on('holiday', title, date)),
  ].sort(
    (one, other) => one.start.localeCompare(other.start) || one.title.localeCompare(other.title),
  )
}
