import {
  audiences,
  spanOfAcademicYear,
  type Audience,
  type EventType,
  type tooltipSides,
} from '@tropa/contract/time/academic-year'
import { addDays, weekdayOf, type CalendarDate } from '@tropa/contract/time/calendar-date'

/** An event of the sample calendar; `end` is set for an event of several days. */
export interface SampleEvent {
  title: string
  type: EventType
  start: CalendarDate
  end?: CalendarDate
  tooltip?: (typeof tooltipSides)[number]
  /** Left out for everyone. */
  audience?: Audience[]
}

/** Days are `MM-DD`; in place of the last one stands how many days it lasts from the next Monday on. */
type Planned = readonly [
  type: EventType,
  title: string,
  first: string,
  last?: string | number | undefined,
]

/** Days that the specification fixes (section 9) and those of the break, whatever their weekday. */
const fixedDays = new Set([
  '07-11',
  '07-14',
  '08-08',
  '08-11',
  '12-23',
  '01-03',
  '01-05',
  '01-09',
  '01-12',
  '07-01',
])

const firstSemester: readonly Planned[] = [
  ['registration', 'Enrollment of regular students starts', '07-11'],
  ['registration', 'Enrollment of irregular students', '07-14', '08-08'],
  ['deadline', "Submission of transferees' credentials", '07-25'],
  ['event', 'Orientation of first-year students', '08-05'],
  ['academic', 'First semester classes start', '08-11'],
  ['registration', 'Schedule adjustment, first semester', '08-11', '08-17'],
  ['event', 'Buwan ng Wika culmination', '08-27'],
  ['event', 'General assembly of capstone teams', '09-05'],
  ['deadline', 'Scholarship renewal papers due', '09-12'],
  ['deadline', 'Capstone title proposals due', '09-19'],
  ['exam', 'Midterm exams, first semester', '10-06', 5],
  ['deadline', 'Midterm grade submission, first semester', '10-20'],
  ['event', 'Intramurals', '10-20', 5],
  ['deadline', 'Last day to drop subjects, first semester', '10-29'],
  ['event', 'IT Week', '11-09', 5],
  ['exam', 'Capstone title defense', '11-16', 3],
  ['registration', 'Advising for the second semester', '11-21'],
  ['academic', 'Last day of classes, first semester', '11-24'],
  ['exam', 'Final exams of graduating students, first semester', '11-28', 4],
  ['deadline', 'Grade submission for graduating students, first semester', '12-09'],
  ['exam', 'Final exams of non-graduating students, first semester', '12-05', 5],
  ['deadline', 'Grade submission for non-graduating students, first semester', '12-16'],
  ['academic', 'Grade slip release, first semester', '12-19'],
  ['holiday', 'Christmas break', '12-23', '01-03'],
]

const secondSemester: readonly Planned[] = [
  ['registration', 'Enrollment for the second semester', '01-05', '01-09'],
  ['academic', 'Second semester classes start', '01-12'],
  ['registration', 'Schedule adjustment, second semester', '01-12', '01-18'],
  ['deadline', 'Applications for graduation due', '01-30'],
  ['event', 'Research colloquium', '02-12'],
  ['exam', 'Midterm exams, second semester', '03-01', 5],
  ['deadline', 'Midterm grade submission, second semester', '03-16'],
  ['event', 'University foundation week', '03-15', 5],
  ['deadline', 'Last day to drop subjects, second semester', '03-27'],
  ['event', 'Job fair', '04-15'],
  ['exam', 'Capstone final defense', '04-26', 3],
  ['deadline', 'Bound capstone manuscripts due', '05-08'],
  ['exam', 'Final exams of graduating students, second semester', '05-11', 5],
  ['event', 'Capstone exhibit', '05-22'],
  ['deadline', 'Grade submission for graduating students, second semester', '05-25'],
  ['exam', 'Final exams of non-graduating students, second semester', '05-22', 5],
  ['academic', 'Last day of the second semester', '06-02'],
  ['deadline', 'Grade submission for non-graduating students, second semester', '06-05'],
  ['academic', 'Grade slip release, second semester', '06-10'],
  ['academic', 'Midyear classes start', '06-15'],
  ['event', 'Graduation (tentative)', '07-01'],
  ['academic', 'Release of diplomas starts', '07-15'],
]

const yearlyHolidays: readonly (readonly [title: string, day: string])[] = [
  ["New Year's Day", '01-01'],
  ['EDSA People Power Revolution Anniversary', '02-25'],
  ['Araw ng Kagitingan (Day of Valor)', '04-09'],
  ['Labor Day', '05-01'],
  ['Independence Day', '06-12'],
  ['Quezon City Day', '08-19'],
  ['Ninoy Aquino Day', '08-21'],
  ["All Saints' Day", '11-01'],
  ["All Souls' Day", '11-02'],
  ['Bonifacio Day', '11-30'],
  ['Feast of the Immaculate Conception', '12-08'],
  ['Christmas Eve', '12-24'],
  ['Christmas Day', '12-25'],
  ['Rizal Day', '12-30'],
  ['Last day of the year', '12-31'],
]

/** Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
export const easterSunday = (year: number): CalendarDate => {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const untilSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const lateCorrection = Math.floor((golden + 11 * epact + 22 * untilSunday) / 451)
  return addDays(`${year}-03-22`, epact + untilSunday - 7 * lateCorrection)
}

const mondayFrom = (date: CalendarDate) => addDays(date, (8 - weekdayOf(date)) % 7)

/** The holidays of Quezon City whose dates can be computed; others are proclaimed every year. */
const holidaysOf = (year: number): SampleEvent[] => {
  const easter = easterSunday(year)
  const holiday = (title: string, date: CalendarDate) => planned('holiday', title, date, date)
  return [
    ...yearlyHolidays.map(([title, day]) => holiday(title, `${year}-${day}`)),
    holiday('Maundy Thursday', addDays(easter, -3)),
    holiday('Good Friday', addDays(easter, -2)),
    holiday('Black Saturday', addDays(easter, -1)),
    // The last Monday of August.
    holiday('National Heroes Day', mondayFrom(`${year}-08-25`)),
  ]
}

/** On the side where the month's grid has room, by the day of the week from Sunday on. */
const tooltips = ['right', 'right', undefined, 'center', undefined, 'left', 'left'] as const

const audienceOf = (title: string): Audience[] => {
  const [, students = ''] = / ([\w-]+) students/.exec(title) ?? []
  if (students === 'non-graduating') return ['regular', 'irregular']
  return audiences.filter((each) => each === students)
}

const planned = (
  type: EventType,
  title: string,
  start: CalendarDate,
  end: CalendarDate,
): SampleEvent => {
  const audience = audienceOf(title)
  const tooltip = start === end ? tooltips[weekdayOf(start)] : undefined
  return {
    title,
    type,
    start,
    ...(end !== start && { end }),
    ...(tooltip && { tooltip }),
    ...(audience.length > 0 && { audience }),
  }
}

/** Moves what is planned for a weekend or a holiday to the next day, and its end to the day before. */
const plan = (events: readonly Planned[], year: number, holidays: ReadonlySet<CalendarDate>) => {
  const isOpen = (date: CalendarDate) =>
    fixedDays.has(date.slice(5)) || !([0, 6].includes(weekdayOf(date)) || holidays.has(date))
  const open = (date: CalendarDate, step: 1 | -1): CalendarDate =>
    isOpen(date) ? date : open(addDays(date, step), step)
  return events.map(([type, title, first, last = first]) => {
    const day = `${year}-${first}`
    if (typeof last === 'number') {
      const monday = mondayFrom(day)
      return planned(type, title, open(monday, 1), open(addDays(monday, last - 1), -1))
    }
    const start = open(day, 1)
    if (last === first) return planned(type, title, start, start)
    return planned(type, title, start, open(`${last < first ? year + 1 : year}-${last}`, -1))
  })
}

/** The sample events of an academic year, by first day. Editors replace them by the university's real ones. */
export const academicYear = (startYear: number): SampleEvent[] => {
  const { first, last } = spanOfAcademicYear(startYear)
  const holidays = [startYear, startYear + 1]
    .flatMap(holidaysOf)
    .filter(({ start }) => first <= start && start <= last)
  const closed = new Set(holidays.map(({ start }) => start))
  return [
    ...plan(firstSemester, startYear, closed),
    ...plan(secondSemester, startYear + 1, closed),
    ...holidays,
  ].sort(
    (one, other) => one.start.localeCompare(other.start) || one.title.localeCompare(other.title),
  )
}
