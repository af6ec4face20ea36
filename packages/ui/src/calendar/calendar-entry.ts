import type { ReactNode } from 'react'
import type { EntryShape } from '../entry-mark/entry-mark'
import type { Hue } from '../tone/tone'
import { spokenRange, type IsoDate } from './calendar-dates'

/** An entry of one day or of several consecutive days. */
export type CalendarEntry = {
  id: string
  title: string
  /** Names the kind of event, because colour alone is not accessible. */
  kind: string
  hue: Hue
  shape: EntryShape
  start: IsoDate
  /** The last day of an entry of several days. */
  end?: IsoDate
  /** On which side of the bar its details open; from right to left, the sides are swapped. */
  side?: 'left' | 'right' | 'center'
}

/** The props that MonthGrid and AgendaList share. */
export type CalendarViewProps = {
  /** The year of the month that is shown, such as 2026. */
  year: number
  /** 0 for January to 11 for December. */
  month: number
  /** Entries of any month; those outside the shown month are left out. */
  entries: readonly CalendarEntry[]
  /** The date of today, `YYYY-MM-DD`, in the time zone of the entries; without it no day is marked. */
  today?: IsoDate
  /** The `id` of the entry whose details are shown; none by default. */
  selectedId?: string | null
  /** Receives the id of the clicked entry, or `null` when it is closed. */
  onSelect?: (id: string | null) => void
  /** Links and buttons below an entry's details. */
  renderActions?: (entry: CalendarEntry) => ReactNode
}

/** An entry for screen readers: kind, title and date. */
export const spokenEntry = (entry: CalendarEntry): string =>
  `${entry.kind}: ${entry.title}, ${spokenRange(entry.start, entry.end)}`
