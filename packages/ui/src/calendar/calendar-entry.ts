import type { ReactNode } from 'react'
import type { Tone } from '../tone/tone'
import { spokenRange, type IsoDate } from './calendar-dates'

/** Something that stands in a calendar, on one day or on several in a row. */
export type CalendarEntry = {
  id: string
  title: string
  /** What sort of thing it is, as a word: the colour only repeats it. */
  kind: string
  tone: Tone
  start: IsoDate
  /** The last day, where there are several. */
  end?: IsoDate
  /** Where its details open from it. */
  side?: 'left' | 'right' | 'center'
}

/** What MonthGrid and AgendaList have in common: they show the same month of the same entries. */
export type CalendarViewProps = {
  year: number
  /** 0 for January to 11 for December. */
  month: number
  entries: readonly CalendarEntry[]
  /** The day to be marked as today. */
  today?: IsoDate
  selectedId?: string | null
  /** Gets the entry that was clicked, or nothing when it is to be closed again. */
  onSelect?: (id: string | null) => void
  /** Links and buttons under an entry's details. */
  renderActions?: (entry: CalendarEntry) => ReactNode
}

/** How an entry is read aloud: what it is, its words, its date. */
export const spokenEntry = (entry: CalendarEntry): string =>
  `${entry.kind}: ${entry.title}, ${spokenRange(entry.start, entry.end)}`
