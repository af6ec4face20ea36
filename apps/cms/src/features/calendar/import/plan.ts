import { importedEvent, type ImportedEvent, importMessages } from '@tropa/contract/calendar-import'
import type { Audience, EventType } from '@tropa/contract/time/academic-year'
import { daysBetween } from '@tropa/contract/time/calendar-date'
import { createHash } from 'node:crypto'
import type { Calendar } from '../../../payload/payload-types'
import { shortDay } from '../month'

interface Titled {
  title: string
  start: string
}

const foldedTitle = ({ title }: Titled) => title.normalize('NFC').toLowerCase()

/**
 * Finds for each copy the event of the same title that already stands on another day of the year it is
 * copied to. Each such event answers for one copy, the nearest, because an event may come several times
 * a year.
 *
 * @param copies - those whose title and first day no stored event has
 * @param standing - the stored events of that year that match no copy by title and first day
 */
const findStanding = <Copy extends Titled>(
  copies: readonly Copy[],
  standing: readonly StoredEvent[],
): Map<Copy, StoredEvent> => {
  const found = new Map<Copy, StoredEvent>()
  const taken = new Set<StoredEvent>()
  const pairs = copies
    .flatMap((copy) =>
      standing
        .filter((event) => foldedTitle(event) === foldedTitle(copy))
        .map((event) => ({ copy, event, days: Math.abs(daysBetween(copy.start, event.start)) })),
    )
    .sort((one, other) => one.days - other.days)
  for (const { copy, event } of pairs) {
    if (found.has(copy) || taken.has(event)) continue
    found.set(copy, event)
    taken.add(event)
  }
  return found
}

/** An event as a file describes it, not yet validated. */
export interface FileRow {
  /** Its position in the file as shown to editors: `Line 4`, `Event 3`. */
  place: string
  /** The id of a stored event, if the file names one. */
  id?: string | undefined
  values: Partial<Record<'title' | 'start' | 'end' | 'type' | 'audience' | 'tooltip', string>>
  /** Why it cannot be imported, whatever its values are. */
  problem?: string | undefined
}

export interface FileContent {
  rows: FileRow[]
  ignoredColumns: string[]
}

/** An event as it was last saved, as a draft or published. */
export interface StoredEvent extends Pick<Calendar, 'id' | 'title' | 'type' | 'tooltip'> {
  audience: Audience[]
  start: string
  end: string
  isPublished: boolean
}

export type PlanStatus = 'new' | 'changed' | 'unchanged' | 'error'

export interface PlannedEvent extends Pick<
  ImportedEvent,
  'title' | 'start' | 'audience' | 'tooltip'
> {
  end: string
  type: EventType
}

export interface PlanRow {
  place: string
  status: PlanStatus
  title: string
  /** The event as it will be stored; absent if the row has an error. */
  event?: PlannedEvent
  id?: string
  /** The changes or the errors, in words. */
  notes: string[]
}

export interface Plan {
  rows: PlanRow[]
  counts: Record<PlanStatus, number>
  /** Identifies exactly these rows, so that only a plan that was shown can be applied. */
  fingerprint: string
}

export interface PlanOptions {
  publish: boolean
  /** For new events without a type. */
  defaultType: EventType
  /** For copies, which do not change stored events: the days they are copied to. */
  copiesTo?: CopyTarget
}

export interface CopyTarget {
  first: string
  last: string
  /** Copies also what already stands on another day. */
  again: boolean
}

const identityOf = ({ title, start }: { title: string; start: string }) =>
  `${start} ${title.normalize('NFC').toLowerCase()}`

const daysInWords = ({ start, end }: { start: string; end: string }) =>
  start === end ? start : `${start} to ${end}`

const audienceInWords = (audience: readonly Audience[]) =>
  audience.length === 0 ? 'everyone' : audience.join(', ')

const changesOf = (stored: StoredEvent, event: PlannedEvent, publish: boolean) => {
  const changes: string[] = []
  if (stored.title !== event.title) changes.push(`Title: ${stored.title} → ${event.title}`)
  if (daysInWords(stored) !== daysInWords(event)) {
    changes.push(`Days: ${daysInWords(stored)} → ${daysInWords(event)}`)
  }
  if (stored.type !== event.type) changes.push(`Type: ${stored.type} → ${event.type}`)
  const audience = audienceInWords(stored.audience)
  if (event.audience && audience !== audienceInWords(event.audience)) {
    changes.push(`Audience: ${audience} → ${audienceInWords(event.audience)}`)
  }
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

/** Marks the copies that already stand on another day; unless they are wanted again, they are left out. */
const warned = (
  rows: readonly PlanRow[],
  stored: readonly StoredEvent[],
  { first, last, again }: CopyTarget,
): PlanRow[] => {
  const matched = new Set(rows.map(({ id }) => id))
  const standing = findStanding(
    rows.flatMap(({ status, event }) => (status === 'new' && event ? [event] : [])),
    stored.filter(({ id, start }) => start >= first && start <= last && !matched.has(id)),
  )
  return rows.map((row) => {
    const found = row.event && standing.get(row.event)
    if (!found) return row
    const day = shortDay(found.start)
    const note = again ? importMessages.standsTwice(day) : importMessages.standsOn(day)
    return { ...row, status: again ? 'new' : 'unchanged', notes: [note] }
  })
}

/**
 * Compares rows with the stored events. A row matches an event by id, if it has one of ours, and
 * otherwise by title and first day. Events without a row are not changed.
 */
export const planImport = (
  rows: readonly FileRow[],
  stored: readonly StoredEvent[],
  { publish, defaultType, copiesTo }: PlanOptions,
): Plan => {
  const byId = new Map(stored.map((event) => [event.id, event]))
  const byIdentity = new Map(stored.map((event) => [identityOf(event), event]))
  const places = new Map<string, string>()

  const planRow = ({ place, id, values, problem }: FileRow): PlanRow => {
    const title = values.title ?? ''
    const withErrors = (notes: string[]): PlanRow => ({ place, status: 'error', title, notes })
    if (problem !== undefined) return withErrors([problem])
    const parsed = importedEvent.safeParse(values)
    if (!parsed.success) return withErrors(parsed.error.issues.map(({ message }) => message))
    const match = byId.get(id ?? '') ?? byIdentity.get(identityOf(parsed.data))
    const key = match?.id ?? identityOf(parsed.data)
    const earlier = places.get(key)
    if (earlier !== undefined) return withErrors([importMessages.sameAs(earlier)])
    places.set(key, place)
    const { start, end = start, type = match?.type ?? defaultType, audience, tooltip } = parsed.data
    const event = {
      ...{ title, start, end, type },
      ...(audience && { audience }),
      ...(tooltip && { tooltip }),
    }
    if (!match) return { place, status: 'new', title, event, notes: [] }
    const notes = copiesTo ? [] : changesOf(match, event, publish)
    const status = notes.length > 0 ? 'changed' : 'unchanged'
    return { place, status, title, event, id: match.id, notes }
  }

  const compared = rows.map(planRow)
  const planned = copiesTo ? warned(compared, stored, copiesTo) : compared
  return {
    rows: planned,
    counts: countsOf(planned),
    fingerprint: createHash('sha256').update(JSON.stringify(planned)).digest('base64url'),
  }
}
