import { isRecord } from '@tropa/contract/is-record'
import type { FlattenedField, Payload } from 'payload'
import { toPlainDate } from '../../fields/stored-date'
import type { WaitingDraft } from './find-drafts'

/** A field that a draft changes, as text. */
export interface DraftChange {
  label: string
  was: string
  now: string
}

/** What a draft would change on the site. */
export interface DraftChanges {
  /** Whether visitors see an earlier version now. */
  isLive: boolean
  changes: DraftChange[]
}

/** Fields that no editor fills in. */
const ofServer = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changedBy',
  '_order',
  '_status',
])

const isWord = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/** The words of a value: those of a list or a group one below the other, without the ids of its rows. */
const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join('\n')
  if (!isRecord(value)) return isWord(value) ? String(value) : ''
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([, part]) => wordsOf(part))
    .filter((words) => words !== '')
    .join('\n')
}

const textOf = ({ type }: FlattenedField, value: unknown) => {
  if (type === 'date' && typeof value === 'string') return toPlainDate(value)
  if (type === 'upload') return isWord(value) ? `Picture ${value}` : ''
  return wordsOf(value)
}

const labelOf = (field: FlattenedField) =>
  'label' in field && typeof field.label === 'string' ? field.label : field.name

const configOf = (payload: Payload, { target }: WaitingDraft) =>
  'global' in target
    ? payload.globals.config.find(({ slug }) => slug === target.global)
    : payload.collections[target.collection].config

const readLive = async (payload: Payload, { target }: WaitingDraft) => {
  const stored =
    'global' in target
      ? await payload.findGlobal({ slug: target.global, depth: 0 })
      : await payload.findByID({ ...target, depth: 0 })
  return isRecord(stored) && stored._status === 'published' ? stored : undefined
}

/** Compares a draft with what visitors see now, field by field. */
export const changesOf = async (payload: Payload, draft: WaitingDraft): Promise<DraftChanges> => {
  const live = await readLive(payload, draft)
  const fields = configOf(payload, draft)?.flattenedFields ?? []
  const changes = fields
    .filter(({ name }) => !ofServer.has(name))
    .map((field) => ({
      label: labelOf(field),
      was: textOf(field, live?.[field.name]),
      now: textOf(field, draft.document[field.name]),
    }))
    .filter(({ was, now }) => was !== now)
  return { isLive: live !== undefined, changes }
}
