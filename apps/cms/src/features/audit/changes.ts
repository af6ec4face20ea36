import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@tropa/contract/base/is-record'
import type { FlattenedField } from 'payload'

/** Computed fields and timestamps. */
const unnamed = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'searchText',
  'sessions',
  'changedBy',
])

const isHidden = (field: FlattenedField) => 'hidden' in field && field.hidden === true

export const namedFields = (fields: readonly FlattenedField[]): string[] =>
  fields.filter((field) => !unnamed.has(field.name) && !isHidden(field)).map(({ name }) => name)

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** A time as forms send it and engines return it, in milliseconds; text that only begins like one is text. */
const timeOf = (text: string) =>
  /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(text) ? new Date(text).getTime() : NaN

/**
 * One form for a value, whether it comes from a form or from the database: related documents as their
 * ids, dates as times, rows without the ids that storing gives them, and nothing for what is empty.
 */
const comparable = (value: unknown, isTop: boolean): unknown => {
  if (isEmpty(value)) return null
  if (value instanceof Date) return value.getTime()
  if (typeof value === 'string') {
    const time = timeOf(value)
    return Number.isNaN(time) ? value : time
  }
  if (Array.isArray(value)) return value.map((each: unknown) => comparable(each, false))
  if (!isRecord(value)) return value
  if (isTop && 'id' in value && 'createdAt' in value) return value.id
  const entries = Object.entries(value).filter(([name, each]) => name !== 'id' && !isEmpty(each))
  return Object.fromEntries(entries.map(([name, each]) => [name, comparable(each, true)]))
}

const isEqual = (a: unknown, b: unknown) =>
  isDeepStrictEqual(comparable(a, true), comparable(b, true))

export interface Change {
  /** What was sent and completed by hooks. */
  data: Record<string, unknown>
  /** What is stored now, as the caller gets it: a caller can ask for less than all fields. */
  doc: Record<string, unknown>
  previousDoc: Record<string, unknown>
}

export const trashActionOf = ({ data, doc, previousDoc }: Change) => {
  const isInTrash = !isEmpty('deletedAt' in doc ? doc.deletedAt : data.deletedAt)
  const wasInTrash = !isEmpty(previousDoc.deletedAt)
  if (isInTrash === wasInTrash) return undefined
  return isInTrash ? 'trash' : 'restore-trashed'
}

export const changedFields = (
  names: readonly string[],
  { data, doc, previousDoc }: Change,
): string[] =>
  names.filter((name) => {
    const value = name in doc ? doc[name] : data[name]
    return value !== undefined && !isEqual(value, previousDoc[name])
  })
