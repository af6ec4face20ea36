import type { EventType } from '@tropa/contract/time/academic-year'
import type { EntryShape } from '@tropa/ui/entry-mark'
import type { Tone } from '@tropa/ui/tone'

interface EventTypeStyle {
  label: string
  tone: Tone
  shape: EntryShape
}

/** The name, the colour (specification, section 2) and the drawing of each type of event. */
export const eventTypeStyles: Record<EventType, EventTypeStyle> = {
  academic: { label: 'Academic', tone: 'green', shape: 'square' },
  registration: { label: 'Registration', tone: 'purple', shape: 'plus' },
  exam: { label: 'Exam', tone: 'red', shape: 'diamond' },
  holiday: { label: 'Holiday', tone: 'yellow', shape: 'star' },
  event: { label: 'Event', tone: 'blue', shape: 'circle' },
  deadline: { label: 'Deadline', tone: 'orange', shape: 'triangle' },
}
