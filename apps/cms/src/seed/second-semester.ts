import { addDays, dateOf, easterSunday, onOrAfter, onOrBefore, weekdays } from './dates'
import { on, over, type SampleEvent, type SchoolDays } from './sample-event'

/** January to July. The dates of the specification's section 9 stand as they are, whatever the weekday. */
export const secondSemester = (year: number, schoolDay: SchoolDays): SampleEvent[] => {
  const date = (month: number, day: number) => dateOf(year, month, day)
  const monday = (month: number, day: number) => onOrAfter(weekdays.monday, date(month, day))
  const open = (month: number, day: number) => schoolDay.from(date(month, day))
  const week = (type: SampleEvent['type'], title: string, first: string, days = 5) =>
    over(type, title, schoolDay.from(first), schoolDay.until(addDays(first, days - 1)))

  const easter = easterSunday(year)
  const midterms = monday(3, 1)
  const graduatingFinals = monday(5, 11)
  const finals = monday(5, 22)

  return [
    over('registration', 'Enrollment for the second semester', date(1, 5), date(1, 9)),
    on('academic', 'Second semester classes start', date(1, 12)),
    week('registration', 'Schedule adjustment: add, change or drop subjects', monday(1, 12)),
    on('deadline', 'Last day of late enrollment, second semester', open(1, 19)),
    on('deadline', 'Applications for graduation due', open(1, 30)),

    on('event', 'Arts Month exhibit opens', open(2, 3)),
    on('event', 'Research colloquium', open(2, 12)),
    on('deadline', 'Capstone progress reports due', open(2, 20)),

    week('exam', 'Midterm exams, second semester', midterms),
    on('event', "Women's Month forum", schoolDay.from(addDays(midterms, 7))),
    on('deadline', 'Midterm grade submission, second semester', schoolDay.from(addDays(midterms, 11))),
    week('event', 'University foundation week', addDays(midterms, 14)),
    on('deadline', 'Last day to drop subjects, second semester', open(3, 27)),

    over('academic', 'Asynchronous classes in Holy Week', addDays(easter, -6), addDays(easter, -4)),
    on('event', 'Job fair', open(4, 15)),
    week('exam', 'Capstone final defense', monday(4, 26), 3),

    on('deadline', 'Bound capstone manuscripts due', open(5, 8)),
    week('exam', 'Final exams of graduating students, second semester', graduatingFinals),
    on('event', 'Capstone exhibit', schoolDay.until(addDays(graduatingFinals, 9))),
    on(
      'deadline',
      'Grade submission for graduating students, second semester',
      schoolDay.from(addDays(graduatingFinals, 10)),
    ),
    week('exam', 'Final exams of non-graduating students, second semester', finals),
    on('academic', 'Last day of the second semester', schoolDay.until(addDays(finals, 4))),

    on(
      'deadline',
      'Grade submission for non-graduating students, second semester',
      schoolDay.from(addDays(finals, 9)),
    ),
    on('academic', 'Grade slip release, second semester', open(6, 10)),
    week('registration', 'Midyear term enrollment', monday(6, 8), 3),
    on('academic', 'Midyear classes start', schoolDay.from(monday(6, 15))),
    on('deadline', 'Clearance of graduating students due', open(6, 19)),
    on('event', 'Recognition rites', schoolDay.until(onOrBefore(weekdays.friday, date(6, 26)))),

    on('event', 'Graduation (tentative)', date(7, 1)),
    on('academic', 'Release of diplomas starts', open(7, 15)),
    week('exam', 'Midyear final exams', monday(7, 20), 2),
    on('deadline', 'Midyear grade submission', schoolDay.until(date(7, 30))),
  ]
}
