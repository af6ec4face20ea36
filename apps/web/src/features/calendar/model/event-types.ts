import type { EventType } from '@tropa/contract/time/academic-year'
import type { Tone } from '@tropa/ui/tone'

/** The name and the colour of each type of event (specification, section 2). */
export const eventTypeStyles: Record<EventType, { label: string; tone: Tone }> = {
  academic: { label: 'Academic', tone: 'green' },
  registration: { label: 'Registration', tone: 'purple' },
  exam: { label: 'Exam', tone: 'red' },
  holiday: { label: 'Holiday', tone: 'yellow' },
  event: { label: 'Event', tone: 'blue' },
  deadline: { label: 'Deadline', tone: 'orange' },
}
