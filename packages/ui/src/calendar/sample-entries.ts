import type { CalendarEntry } from './calendar-entry'

/** Entries of one day, of several days and across the ends of the month. */
export const sampleEntries: CalendarEntry[] = [
  {
    id: 'stock',
    title: 'Stocktaking',
    kind: 'Shop',
    tone: 'purple',
    start: '2026-01-05',
    end: '2026-01-09',
  },
  { id: 'open', title: 'Open house', kind: 'Event', tone: 'blue', start: '2026-01-12' },
  {
    id: 'tools',
    title: 'Return borrowed tools',
    kind: 'Deadline',
    tone: 'orange',
    start: '2026-01-09',
  },
  { id: 'new-year', title: 'New Year’s Day', kind: 'Holiday', tone: 'yellow', start: '2026-01-01' },
  {
    id: 'course',
    title: 'Course in sharpening knives and chisels',
    kind: 'Course',
    tone: 'green',
    start: '2026-01-14',
    end: '2026-01-20',
    side: 'left',
  },
  { id: 'exam', title: 'Welding test', kind: 'Test', tone: 'red', start: '2026-01-15' },
  {
    id: 'visit',
    title: 'Visit of the inspectors',
    kind: 'Event',
    tone: 'blue',
    start: '2026-01-15',
  },
  {
    id: 'works',
    title: 'Building works',
    kind: 'Shop',
    tone: 'purple',
    start: '2026-01-29',
    end: '2026-02-03',
  },
]
