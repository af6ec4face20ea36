import type { EventType, tooltipSides } from '@tropa/contract/time/academic-year'
import { audiences, type Audience } from '@tropa/contract/time/audience'
import { weekdayOf, type CalendarDate } from '@tropa/contract/time/calendar-date'

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

/** The days are `MM-DD`. The dates that the specification fixes (section 9) are here; the others suit them. */
type Planned = readonly [type: EventType, title: string, first: string, last?: string]

const firstSemester: readonly Planned[] = [
  ['registration', 'Enrollment of regular students starts', '07-11'],
  ['registration', 'Enrollment of irregular students', '07-14', '08-08'],
  ['deadline', "Submission of transferees' credentials", '07-27'],
  ['event', 'Orientation of first-year students', '08-05'],
  ['academic', 'First semester classes start', '08-11'],
  ['registration', 'Schedule adjustment, first semester', '08-11', '08-17'],
  ['holiday', 'Quezon City Day', '08-19'],
  ['holiday', 'Ninoy Aquino Day', '08-21'],
  ['event', 'Buwan ng Wika culmination', '08-27'],
  ['event', 'General assembly of capstone teams', '09-07'],
  ['deadline', 'Scholarship renewal papers due', '09-14'],
  ['deadline', 'Capstone title proposals due', '09-21'],
  ['exam', 'Midterm exams, first semester', '10-12', '10-16'],
  ['deadline', 'Midterm grade submission, first semester', '10-20'],
  ['event', 'Intramurals', '10-26', '10-30'],
  ['deadline', 'Last day to drop subjects, first semester', '10-29'],
  ['holiday', "All Saints' Day", '11-01'],
  ['holiday', "All Souls' Day", '11-02'],
  ['event', 'IT Week', '11-09', '11-13'],
  ['exam', 'Capstone title defense', '11-16', '11-18'],
  ['registration', 'Advising for the second semester', '11-23'],
  ['academic', 'Last day of classes, first semester', '11-24'],
  ['holiday', 'Bonifacio Day', '11-30'],
  ['exam', 'Final exams of graduating students, first semester', '12-01', '12-03'],
  ['exam', 'Final exams of non-graduating students, first semester', '12-07', '12-11'],
  ['holiday', 'Feast of the Immaculate Conception', '12-08'],
  ['deadline', 'Grade submission for graduating students, first semester', '12-09'],
  ['deadline', 'Grade submission for non-graduating students, first semester', '12-16'],
  ['academic', 'Grade slip release, first semester', '12-21'],
  ['holiday', 'Christmas break', '12-23', '01-03'],
  ['holiday', 'Christmas Eve', '12-24'],
  ['holiday', 'Christmas Day', '12-25'],
  ['holiday', 'Rizal Day', '12-30'],
  ['holiday', 'Last day of the year', '12-31'],
]

const secondSemester: readonly Planned[] = [
  ['holiday', "New Year's Day", '01-01'],
  ['registration', 'Enrollment for the second semester', '01-05', '01-09'],
  ['registration', 'Schedule adjustment, second semester', '01-12', '01-18'],
  ['academic', 'Second semester classes start', '01-12'],
  ['deadline', 'Applications for graduation due', '02-01'],
  ['event', 'Research colloquium', '02-12'],
  ['holiday', 'EDSA People Power Revolution Anniversary', '02-25'],
  ['exam', 'Midterm exams, second semester', '03-01', '03-05'],
  ['event', 'University foundation week', '03-15', '03-19'],
  ['deadline', 'Midterm grade submission, second semester', '03-16'],
  ['deadline', 'Last day to drop subjects, second semester', '03-29'],
  ['holiday', 'Araw ng Kagitingan (Day of Valor)', '04-09'],
  ['event', 'Job fair', '04-15'],
  ['exam', 'Capstone final defense', '04-26', '04-28'],
  ['holiday', 'Labor Day', '05-01'],
  ['deadline', 'Bound capstone manuscripts due', '05-10'],
  ['exam', 'Final exams of graduating students, second semester', '05-17', '05-21'],
  ['event', 'Capstone exhibit', '05-24'],
  ['exam', 'Final exams of non-graduating students, second semester', '05-24', '05-28'],
  ['deadline', 'Grade submission for graduating students, second semester', '05-25'],
  ['academic', 'Last day of the second semester', '06-02'],
  ['deadline', 'Grade submission for non-graduating students, second semester', '06-07'],
  ['academic', 'Grade slip release, second semester', '06-10'],
  ['holiday', 'Independence Day', '06-12'],
  ['academic', 'Midyear classes start', '06-15'],
  ['event', 'Graduation (tentative)', '07-01'],
  ['academic', 'Release of diplomas starts', '07-15'],
]

/** On the side where the month's grid has room, by the day of the week from Sunday on. */
const tooltips = ['right', 'right', undefined, 'center', undefined, 'left', 'left'] as const

const audienceOf = (title: string): Audience[] => {
  const [, students = ''] = / ([\w-]+) students/.exec(title) ?? []
  if (students === 'non-graduating') return ['regular', 'irregular']
  return audiences.filter((each) => each === students)
}

const eventIn =
  (year: number) =>
  ([type, title, first, last]: Planned): SampleEvent => {
    const start = `${year}-${first}`
    const audience = audienceOf(title)
    const tooltip = last === undefined ? tooltips[weekdayOf(start)] : undefined
    return {
      title,
      type,
      start,
      ...(last !== undefined && { end: `${last < first ? year + 1 : year}-${last}` }),
      ...(tooltip && { tooltip }),
      ...(audience.length > 0 && { audience }),
    }
  }

/** The sample events of an academic year, by first day. Editors replace them by the university's real ones. */
export const academicYear = (startYear: number): SampleEvent[] => [
  ...firstSemester.map(eventIn(startYear)),
  ...secondSemester.map(eventIn(startYear + 1)),
]
