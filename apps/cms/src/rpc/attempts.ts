import { createHash } from 'node:crypto'
import { hourMs } from '@tropa/contract/base/durations'
import { attemptHours, attemptMessages, maxAttemptKey } from '@tropa/contract/base/attempt'
import { isRecord } from '@tropa/contract/base/is-record'
import type { CollectionConfig, CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { createRow, findRow, findRowById } from '../database/rows'
import { inUnitOfWork, Work, type WorkContext } from '../database/unit-of-work'
import { hiddenFacts } from '../payload/access/data-read-only'
import type { ApiContext, Attempt } from './context'
import { apiError } from './errors'
import { verifySession } from './session'

/**
 * Which row an attempt to create something has made, as hashes: neither the key nor the input can be read. It is
 * written together with that row, and its unique index lets only one of several attempts at once create something.
 */
export const attempts: CollectionConfig = {
  ...hiddenFacts,
  slug: 'attempts',
  fields: [
    { name: 'keyHash', type: 'text', required: true, unique: true },
    { name: 'bodyHash', type: 'text', required: true },
    { name: 'rowId', type: 'text', required: true },
  ],
}

/** Sorts the names, because a body is the same in any order of them. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const names = Object.keys(value).sort()
  return Object.fromEntries(names.map((name) => [name, sorted(value[name])]))
}

const hashOf = (...values: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify(sorted(values)))
    .digest('base64url')

/**
 * Identifies the attempt that a call belongs to, if it has a key.
 *
 * @param line - method and path, with the braces of its parameters
 * @param input - as it came, before it is validated
 * @throws a 400 for a key that is too long, or a body that is nested too deeply
 */
export const attemptOf = async (
  context: ApiContext,
  line: string,
  input: unknown,
): Promise<Attempt | undefined> => {
  const { payload, token, idempotencyKey: key = '' } = context
  if (key === '') return undefined
  if (key.length > maxAttemptKey) throw apiError('BAD_REQUEST', attemptMessages.longKey)
  const session = context.session ?? (token ? await verifySession(payload, token) : undefined)
  // With a parameter in the path, an input has `params` and `body` side by side.
  const { params, body } = isRecord(input) && isRecord(input.params) ? input : { body: input }
  try {
    return { keyHash: hashOf(session?.id ?? '', line, params ?? null, key), bodyHash: hashOf(body) }
  } catch (error) {
    // Nested more deeply than the stack.
    if (error instanceof RangeError) throw apiError('BAD_REQUEST')
    throw error
  }
}

interface Once<Made> {
  /** Refuses or counts a call before anything is written; skipped if the attempt has succeeded before. */
  before?: () => Promise<void>
  /** Writes the row; returns the `id` by which a repeated attempt finds it. */
  create: (work: Work) => Promise<{ id: string; made: Made }>
  /** Makes the answer to a repeated attempt. */
  again: (id: string) => Promise<Made>
  /** One write needs no transaction: without a key it shares its COMMIT with others. */
  isOneWrite?: boolean
}

type AttemptContext = WorkContext & Pick<ApiContext, 'attempt'>

const findEarlier = async (payload: Payload, { keyHash, bodyHash }: Attempt) => {
  const earlier = await findRow(payload, 'attempts', { keyHash: { equals: keyHash } })
  if (earlier && earlier.bodyHash !== bodyHash) {
    throw apiError('CONFLICT', attemptMessages.otherBody)
  }
  return earlier
}

/**
 * Runs something once per attempt, however often that is sent, even at the same moment or to several instances.
 *
 * @throws a 409 for a key that was sent with another body
 */
export const once = async <Made>(
  context: AttemptContext,
  { before, create, again, isOneWrite = false }: Once<Made>,
): Promise<Made> => {
  const { payload, attempt } = context
  if (!attempt) {
    await before?.()
    const { made } = await (isOneWrite
      ? create(new Work(context, ''))
      : inUnitOfWork(context, create))
    return made
  }
  const earlier = await findEarlier(payload, attempt)
  if (earlier) return again(earlier.rowId)
  try {
    await before?.()
    return await inUnitOfWork(context, async (work) => {
      const { id, made } = await create(work)
      await createRow(payload, 'attempts', { ...attempt, rowId: id }, work)
      return made
    })
  } catch (error) {
    // The same attempt at the same moment may have been first, and have caused this error.
    const first = await findEarlier(payload, attempt)
    if (!first) throw error
    return again(first.rowId)
  }
}

interface Creation<Row> extends Pick<Once<Row>, 'before' | 'isOneWrite'> {
  collection: CollectionSlug
  /** Writes the row, or changes it. */
  create: (work: Work) => Promise<Row>
}

/**
 * Creates a row, once for an attempt.
 *
 * @returns the row (its current state if the attempt was made before), and whether it is new
 * @throws a 409 for a key that was sent with another body, or whose row is gone
 */
export const createOnce = <Slug extends CollectionSlug, Row extends DataFromCollectionSlug<Slug>>(
  context: AttemptContext,
  { collection, create, ...options }: Creation<Row> & { collection: Slug },
): Promise<{ row: Row | DataFromCollectionSlug<Slug>; isNew: boolean }> =>
  once<{ row: Row | DataFromCollectionSlug<Slug>; isNew: boolean }>(context, {
    ...options,
    create: async (work) => {
      const row = await create(work)
      return { id: row.id, made: { row, isNew: true } }
    },
    again: async (id) => {
      const row = await findRowById(context.payload, collection, id)
      if (!row) throw apiError('CONFLICT', attemptMessages.deleted)
      return { row, isNew: false }
    },
  })

/** Deletes the attempts of more than a day ago. */
export const forgetAttempts = async ({ db }: Payload, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - attemptHours * hourMs).toISOString()
  const where = { createdAt: { less_than: before } }
  await db.deleteMany({ collection: 'attempts', where })
}
