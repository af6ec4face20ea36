import { addDays } from '@tropa/contract/time/calendar-date'
import { dateOf, onOrAfter, onOrBefore, weekdays } from './dates'
import { notGraduating, on, only, over, type SampleEvent, type SchoolDays } from './sample-event'

/** July to December; the dates that section 9 of the specification fixes may fall on any weekday. */
export const firstSemester = (year: number, schoolDay: SchoolDays): SampleEvent[] => {
  const date = (month: number, day: number) => dateOf(year, month, day)
  const monday = (month: number, day: number) => onOrAfter(weekdays.monday, date(month, day))
  const open = (month: number, day: number) => schoolDay.from(date(month, day))
  const week = (type: SampleEvent['type'], title: string, first: string, days = 5) =>
    over(type, title, schoolDay.from(first), schoolDay.until(addDays(first, days - 1)))

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
