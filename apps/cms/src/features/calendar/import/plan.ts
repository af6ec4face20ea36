import {
  audienceInWords,
  type DayOrder,
  importedEvent,
  type ImportedEvent,
  importMessages,
} from '@tropa/contract/calendar/import'
import { oneLine } from '@tropa/contract/base/one-line'
import { comparable } from '@tropa/contract/base/text'
import type { EventType } from '@tropa/contract/calendar/event-types'
import { type Audience, audienceName } from '@tropa/contract/calendar/audience'
import type { NamedRow } from '@tropa/contract/settings/teams'
import { addDays, daysBetween } from '@tropa/contract/base/calendar-date'
import { mediumDate } from '@tropa/contract/base/day-text'
import { createHash } from 'node:crypto'
import { daysInWords } from '../month'
import type { StoredEvent } from '../read'

interface Titled {
  title: string
  start: string
}

/**
 * Finds for each copy the event of the same title that already stands on another day of the year it is
 * copied to. Each such event matches only the nearest copy, because an event may come several times
 * a year.
 *
 * @param copies - those whose title and first day no stored event has
 * @param standing - the stored events of that year that match no copy by title and first day
 * @param within - how many days apart they may be
 */
const findStanding = <Copy extends Titled>(
  copies: readonly Copy[],
  standing: readonly StoredEvent[],
  within: number,
): Map<Copy, StoredEvent> => {
  const found = new Map<Copy, StoredEvent>()
  const taken = new Set<StoredEvent>()
  const pairs = copies
    .flatMap((copy) =>
      standing
        .filter(({ title }) => comparable(title) === comparable(copy.title))
        .map((event) => ({ copy, event, days: Math.abs(daysBetween(copy.start, event.start)) })),
    )
    .filter(({ days }) => days <= within)
    .sort((one, other) => one.days - other.days)
  for (const { copy, event } of pairs) {
    if (found.has(copy) || taken.has(event)) continue
    found.set(copy, event)
    taken.add(event)
  }
  return found
}

export interface FileRow {
  /** Its position in the file as shown to editors: `Line 4`, `Event 3`. */
  place: string
  id?: string | undefined
  values: Partial<Record<'title' | 'start' | 'end' | 'type' | 'audience' | 'tooltip', string>>
  /** Why it cannot be imported, whatever its values are. */
  problem?: string | undefined
  /** An additional note for the editor. */
  note?: string
  /** Why nothing is missing without it. */
  leftOut?: string
  /** Why only an editor who chooses it by its place imports it. */
  optional?: string
}

export interface FileContent {
  rows: FileRow[]
  ignoredColumns: string[]
  /** How the days were read, if the file writes them with the year at the end. */
  dayOrder?: DayOrder
}

export type PlanStatus = 'new' | 'changed' | 'unchanged' | 'error'

export interface PlannedEvent extends Pick<ImportedEvent, 'title' | 'start' | 'tooltip'> {
  end: string
  audience: Audience[]
  type: EventType
}

export interface PlanRow {
  place: string
  status: PlanStatus
  title: string
  /** The event as it will be stored; absent if the row has an error. */
  event?: PlannedEvent
  id?: string
  /** Whether it is written only when it is chosen. */
  isOptional?: boolean
  notes: string[]
}

export interface Plan {
  rows: PlanRow[]
  counts: Record<PlanStatus, number>
  /** Identifies exactly these rows, so that only a plan that was shown can be applied. */
  fingerprint: string
}

export interface PlanOptions {
  /** The groups of students that events may be for. */
  audiences: readonly NamedRow[]
  publish: boolean
  /** The events as visitors see them; some have a newer draft. */
  published: readonly StoredEvent[]
  /** For new events without a type. */
  defaultType: EventType
  /** The days that copies are copied to; copies do not change stored events. */
  copiesTo?: CopyTarget
}

export interface CopyTarget {
  first: string
  last: string
  /** Whether to copy events that are already on another day, too. */
  again: boolean
  /** How many days away the other day may be; unlimited if absent. */
  within?: number
}

/** Imports a file's events even if their titles are already on a day nearby, and adds a note. */
const anyDay: CopyTarget = { first: '', last: '9999-12-31', again: true, within: 3 }

const identityOf = (event: Titled) => `${event.start} ${comparable(event.title)}`

const changesOf = (
  stored: StoredEvent,
  event: PlannedEvent,
  audiences: PlanOptions['audiences'],
): string[] => {
  const changes: string[] = []
  const nameOf = (id: Audience) => {
    const row = audiences.find(({ _id }) => _id === id)
    return row ? audienceName(row) : id
  }
  // A file's titles are one line each, without blanks around them.
  if (oneLine(stored.title) !== event.title) changes.push(`Title: ${stored.title} → ${event.title}`)
  if (daysInWords(stored) !== daysInWords(event)) {
    changes.push(`Days: ${daysInWords(stored)} → ${daysInWords(event)}`)
  }
  if (stored.type !== event.type) changes.push(`Type: ${stored.type} → ${event.type}`)
  const [before, after] = [stored, event].map(({ audience }) =>
    audienceInWords(audience.map(nameOf)),
  )
  if (before !== after) changes.push(`Audience: ${before} → ${after}`)
  if (event.tooltip && stored.tooltip !== event.tooltip) {
    changes.push(`Tooltip side: ${stored.tooltip ?? 'none'} → ${event.tooltip}`)
  }
  return changes
}

const countsOf = (rows: readonly PlanRow[]): Plan['counts'] => {
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0 }
  for (const { status } of rows) counts[status] += 1
  return counts
}

/** Marks the events that already stand on another day; unless they are wanted again, they are left out. */
const warned = (
  rows: readonly PlanRow[],
  stored: readonly StoredEvent[],
  { first, last, again, within = Infinity }: CopyTarget,
): PlanRow[] => {
  const matched = new Set(rows.map(({ id }) => id))
  const standing = findStanding(
    rows.flatMap(({ status, event }) => (status === 'new' && event ? [event] : [])),
    stored.filter(({ id, start }) => start >= first && start <= last && !matched.has(id)),
    within,
  )
  return rows.map((row) => {
    const found = row.event && standing.get(row.event)
    if (!found) return row
    const day = mediumDate(found.start)
    const note = again ? importMessages.standsTwice(day) : importMessages.standsOn(day)
    return { ...row, status: again ? 'new' : 'unchanged', notes: [...row.notes, note] }
  })
}

/**
 * Compares rows with the stored events. A row matches an event by id, if it has one of ours, and
 * otherwise by title and first day, of its draft or as visitors see it. Events without a row are not changed.
 */
export const planImport = (
  rows: readonly FileRow[],
  stored: readonly StoredEvent[],
  options: PlanOptions,
): Plan => {
  const { audiences, publish, published, defaultType, copiesTo } = options
  const publishedById = new Map(published.map((event) => [event.id, event]))
  const byId = new Map([...published, ...stored].map((event) => [event.id, event]))
  const byIdentity = new Map(stored.map((event) => [identityOf(event), event]))
  const idOfPublished = new Map(published.map((event) => [identityOf(event), event.id]))
  const named = ({ id, values: { title = '', start = '' } }: FileRow) =>
    byId.get(id ?? '') ?? byIdentity.get(identityOf({ title, start }))
  const taken = new Set(rows.map((row) => named(row)?.id))
  const matchOf = (row: FileRow, event: Titled) => {
    const id = idOfPublished.get(identityOf(event))
    return named(row) ?? (taken.has(id) ? undefined : byId.get(id ?? ''))
  }
  const places = new Map<string, string>()
  const schema = importedEvent(audiences)

  /** Compared with what visitors see if the row is published, otherwise with the newest draft. */
  const changesTo = (match: StoredEvent, event: PlannedEvent) => {
    if (!publish || match.isPublished) return changesOf(match, event, audiences)
    const shown = publishedById.get(match.id) ?? match
    return [...changesOf(shown, event, audiences), 'A draft that will be published']
  }

  const planRow = (row: FileRow): PlanRow => {
    const { place, values, problem, note, leftOut, optional } = row
    const title = values.title ?? ''
    const withErrors = (notes: string[]): PlanRow => ({ place, status: 'error', title, notes })
    if (leftOut !== undefined) return { place, status: 'unchanged', title, notes: [leftOut] }
    if (problem !== undefined) return withErrors([problem])
    const parsed = schema.safeParse(values)
    if (!parsed.success) return withErrors(parsed.error.issues.map(({ message }) => message))
    const match = matchOf(row, parsed.data)
    const key = match?.id ?? identityOf(parsed.data)
    const earlier = places.get(key)
    if (earlier !== undefined) return withErrors([importMessages.sameAs(earlier)])
    places.set(key, place)
    const { start, type = match?.type ?? defaultType, tooltip } = parsed.data
    // A file without a last day keeps how long an event is; an empty cell makes it one day.
    const length = match && values.end === undefined ? daysBetween(match.start, match.end) : 0
    const end = parsed.data.end ?? addDays(start, length)
    const audience = parsed.data.audience ?? match?.audience ?? []
    const event = { title, start, end, type, audience, ...(tooltip && { tooltip }) }
    const changes = match && !copiesTo ? changesTo(match, event) : []
    const status = match ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new'
    const heldBack = status === 'unchanged' ? undefined : optional
    return {
      ...{ place, status, title, event },
      ...(match && { id: match.id }),
      ...(heldBack !== undefined && { isOptional: true }),
      notes: [heldBack ?? [], note ?? [], changes].flat(),
    }
  }

  const compared = rows.map(planRow)
  const planned = warned(compared, stored, copiesTo ?? anyDay)
  return {
    rows: planned,
    counts: countsOf(planned),
    fingerprint: createHash('sha256').update(JSON.stringify(planned)).digest('base64url'),
  }
}
