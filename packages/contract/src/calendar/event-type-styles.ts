import type { EventType } from './academic-year'

/** The name, the colour and the drawing of each type of event; the types are in `calendar/academic-year.ts`. */
export const eventTypeStyles = {
  academic: { label: 'Academic', tone: 'green', shape: 'square' },
  registration: { label: 'Registration', tone: 'purple', shape: 'plus' },
  exam: { label: 'Exam', tone: 'red', shape: 'diamond' },
  holiday: { label: 'Holiday', tone: 'yellow', shape: 'star' },
  event: { label: 'Event', tone: 'blue', shape: 'circle' },
  deadline: { label: 'Deadline', tone: 'orange', shape: 'triangle' },
} as const satisfies Record<EventType, { label: string; tone: string; shape: string }>
