import type { CalendarEntry } from './calendar-entry'

/** The few entries of the examples of a month. */
export const sampleMonth: CalendarEntry[] = [
  {
    id: 'test',
    title: 'Welding test',
    kind: 'Test',
    tone: 'red',
    shape: 'diamond',
    start: '2026-01-15',
  },
  {
    id: 'course',
    title: 'Sharpening knives',
    kind: 'Course',
    tone: 'green',
    shape: 'square',
    start: '2026-01-20',
    end: '2026-01-22',
  },
]
