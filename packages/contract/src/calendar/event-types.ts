/** In the legend's order. */
export const eventTypes = [
  'academic',
  'registration',
  'exam',
  'holiday',
  'event',
  'deadline',
] as const

export type EventType = (typeof eventTypes)[number]

/** The name, the colour and the drawing of each type of event. */
export const eventTypeStyles = {
  academic: { label: 'Academic', hue: 'green', shape: 'square' },
  registration: { label: 'Registration', hue: 'purple', shape: 'plus' },
  exam: { label: 'Exam', hue: 'red', shape: 'diamond' },
  holiday: { label: 'Holiday', hue: 'yellow', shape: 'star' },
  event: { label: 'Event', hue: 'blue', shape: 'circle' },
  deadline: { label: 'Deadline', hue: 'orange', shape: 'triangle' },
} as const satisfies Record<EventType, { label: string; hue: string; shape: string }>
