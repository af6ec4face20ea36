import { addDays } from '@tropa/contract/time/calendar-date'
import { dateOf, onOrAfter, weekdays } from './dates'
import { notGraduating, on, only, over, type SampleEvent, type SchoolDays } from './sample-event'

/** January to July; the dates that section 9 of the specification fixes may fall on any weekday. */
export const secondSemester = (year: number, schoolDay: SchoolDays): SampleEvent[] => {
  const date = (month: number, day: number) => dateOf(year, month, day)
  const monday = (month: number, day: number) => onOrAfter(weekdays.monday, date(month, day))
  const open = (month: number, day: number) => schoolDay.from(date(month, day))
  const week = (type: SampleEvent['type'], title: string, first: string, days = 5) =>
    over(type, title, schoolDay.from(first), schoolDay.until(addDays(first, days - 1)))

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
