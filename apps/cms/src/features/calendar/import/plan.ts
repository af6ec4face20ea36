import { createHash } from 'node:crypto'
import type { EventType } from '@tropa/contract/time/academic-year'
import { importedEvent, importMessages, type ImportedEvent } from '@tropa/contract/calendar-import'
import type { FileRow } from './row'
import type { StoredEvent } from './stored-events'

/** What an import would do with a row. */
export type PlanStatus = 'new' | 'changed' | 'unchanged' | 'error'

/** The fields of an event that an import writes. */
export interface PlannedEvent extends Pick<ImportedEvent, 'title' | 'start' | 'tooltip'> {
  end: string
  type: EventType
}

/** One row of the preview. */
export interface PlanRow {
  place: string
  status: PlanStatus
  title: string
  /** The event as it will be; absent where the row is wrong. */
  event?: PlannedEvent
  /** The event that is there already. */
  id?: string
  /** What changes, in words; or what is wrong. */
  notes: string[]
}

/** The preview as a whole. */
export interface Plan {
  rows: PlanRow[]
  counts: Record<PlanStatus, number>
  /** Stands for exactly this preview: what is applied is what was shown. */
  fingerprint: string
}

/** How rows become events. */
export interface PlanOptions {
  publish: boolean
  /** The type of a new event that names none. */
  defaultType: EventType
  /** Leave an event that is there already as it is. */
  onlyNew?: boolean
}

const identityOf = ({ title, start }: { title: string; start: string }) =>
  `${start} ${title.normalize('NFC').toLowerCase()}`

const inWords = ({ start, end }: { start: string; end: string }) =>
  start === end ? start : `${start} to ${end}`

const changesOf = (stored: StoredEvent, event: PlannedEvent, publish: boolean) => {
  const changes: string[] = []
  if (stored.title !== event.title) changes.push(`Title: ${stored.title} → ${event.title}`)
  if (inWords(stored) !== inWords(event)) {
    changes.push(`Days: ${inWords(stored)} → ${inWords(event)}`)
  }
  if (stored.type !== event.type) changes.push(`Type: ${stored.type} → ${event.type}`)
  if (event.tooltip && stored.tooltip !== event.tooltip) {
    changes.push(`Tooltip side: ${stored.tooltip ?? 'none'} → ${event.tooltip}`)
  }
  if (publish && !stored.isPublished) changes.push('A draft that will be published')
  return changes
}

const countsOf = (rows: readonly PlanRow[]): Plan['counts'] => {
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}

/**
 * Compares a file with the calendar. An event is known again by its id, where the file names one of
 * ours, else by its title and first day. What the file does not hold stays as it is.
 */
export const planImport = (
  rows: readonly FileRow[],
  stored: readonly StoredEvent[],
  { publish, defaultType, onlyNew = false }: PlanOptions,
): Plan => {
  const byId = new Map(stored.map((event) => [event.id, event]))
  const byIdentity = new Map(stored.map((event) => [identityOf(event), event]))
  const places = new Map<string, string>()

  const planRow = ({ place, id, values, problem }: FileRow): PlanRow => {
    const title = values.title ?? ''
    const wrong = (notes: string[]): PlanRow => ({ place, status: 'error', title, notes })
    if (problem !== undefined) return wrong([problem])
    const read = importedEvent.safeParse(values)
    if (!read.success) return wrong(read.error.issues.map(({ message }) => message))
    const known = byId.get(id ?? '') ?? byIdentity.get(identityOf(read.data))
    const key = known?.id ?? identityOf(read.data)
    const earlier = places.get(key)
    if (earlier !== undefined) return wrong([importMessages.sameAs(earlier)])
    places.set(key, place)
    const { start, end = start, type = known?.type ?? defaultType, tooltip } = read.data
    const event = { title, start, end, type, ...(tooltip && { tooltip }) }
    if (!known) return { place, status: 'new', title, event, notes: [] }
    const notes = onlyNew ? [] : changesOf(known, event, publish)
    const status = notes.length > 0 ? 'changed' : 'unchanged'
    return { place, status, title, event, id: known.id, notes }
  }

  const planned = rows.map(planRow)
  return {
    rows: planned,
    counts: countsOf(planned),
    fingerprint: createHash('sha256').update(JSON.stringify(planned)).digest('base64url'),
  }
}
