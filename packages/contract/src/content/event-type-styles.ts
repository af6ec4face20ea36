import type { EventType } from '../time/academic-year'

/** The name, the colour (specification, section 2) and the drawing of each type of event. */
export const eventTypeStyles = {
  academic: { label: 'Academic', tone: 'green', shape: 'square' },
  registration: { label: 'Registration', tone: 'purple', shape: 'plus' },
  exam: { label: 'Exam', tone: 'red', shape: 'diamond' },
  holiday: { label: 'Holiday', tone: 'yellow', shape: 'star' },
  event: { label: 'Event', tone: 'blue', shape: 'circle' },
  deadline: { label: 'Deadline', tone: 'orange', shape: 'triangle' },
} as const satisfies Record<EventType, { label: string; tone: string; shape: string }>
