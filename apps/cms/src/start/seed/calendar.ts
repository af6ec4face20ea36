import type { EventType } from '@tropa/contract/calendar/event-types'
import type { Semester } from '@tropa/contract/calendar/academic-year'
import type { tooltipSides } from '@tropa/contract/calendar/calendar'
import { type Audience, defaultAudienceIds } from '@tropa/contract/calendar/audience'
import { weekdayOf, type CalendarDate } from '@tropa/contract/base/calendar-date'
import sample from './sample/calendar.json' with { type: 'json' }

/** An event of the sample calendar; `end` is set for an event of several days. */
export interface SampleEvent {
  title: string
  type: EventType
  start: CalendarDate
  end?: CalendarDate
  tooltip?: (typeof tooltipSides)[number]
  /** Absent if the event is for everyone. */
  audience?: Audience[]
}

/** The days are `MM-DD`. Enrollment, first classes and graduation are on fixed days; the others suit them. */
type Planned = [type: EventType, title: string, first: string, last?: string]

const { first, second } = sample as Record<Semester, Planned[]>

/** On the side where the month's grid has room, by the day of the week from Sunday on. */
const tooltips = ['right', 'right', undefined, 'center', undefined, 'left', 'left'] as const

const audienceOf = (title: string): Audience[] => {
  const [, students = ''] = / ([\w-]+) students/.exec(title) ?? []
  if (students === 'non-graduating') return ['regular', 'irregular']
  return defaultAudienceIds.filter((each) => each === students)
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
  ...first.map(eventIn(startYear)),
  ...second.map(eventIn(startYear + 1)),
]
