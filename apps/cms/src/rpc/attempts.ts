import { createHash } from 'node:crypto'
import { attemptHours, attemptMessages, maxAttemptKey } from '@tropa/contract/base/attempt'
import { isRecord } from '@tropa/contract/base/is-record'
import type { CollectionConfig, CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import { createRow, findRow, findRowById } from '../database/rows'
import { inUnitOfWork, Work, type WorkContext } from '../database/unit-of-work'
import { facts } from '../payload/access/data-read-only'
import { nobody } from '../payload/access/nobody'
import type { ApiContext, Attempt } from './context'
import { apiError } from './errors'
import { verifySession } from './session'

/**
 * Which row an attempt to create something has made, by hashes: neither the key nor what was sent can be read. It is
 * written together with that row, and its unique index lets one of several attempts at once create something.
 */
export const attempts: CollectionConfig = {
  ...facts(),
  slug: 'attempts',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  fields: [
    { name: 'keyHash', type: 'text', required: true, unique: true },
    { name: 'bodyHash', type: 'text', required: true },
    { name: 'rowId', type: 'text', required: true },
  ],
}

/** With the names in one order, because a body is the same whatever theirs is. */
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
 * The attempt that a call is, if it has a key.
 *
 * @param line - method and path, with the braces of its parameters
 * @param input - as it came, before it is validated
 * @throws a 400 for a key that is too long
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
  return { keyHash: hashOf(session?.id ?? '', line, params ?? null, key), bodyHash: hashOf(body) }
}

const findMade = async <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  { keyHash, bodyHash }: Attempt,
): Promise<DataFromCollectionSlug<Slug> | undefined> => {
  const earlier = await findRow(payload, 'attempts', { keyHash: { equals: keyHash } })
  if (!earlier) return undefined
  if (earlier.bodyHash !== bodyHash) throw apiError('CONFLICT', attemptMessages.otherBody)
  const row = await findRowById(payload, collection, earlier.rowId)
  if (!row) throw apiError('CONFLICT', attemptMessages.deleted)
  return row
}

interface Creation<Row> {
  collection: CollectionSlug
  /** What refuses or counts a call before anything is written; not done for what was created before. */
  before?: () => Promise<void>
  /** Writes the row, or changes it. */
  create: (work: Work) => Promise<Row>
  /** One write needs no transaction: without a key it shares its COMMIT with others. */
  isOneWrite?: boolean
}

/**
 * Creates something, once for an attempt however often that is sent, also at the same moment and on several instances.
 *
 * @returns the row, for an attempt that was made before as it is today, and whether it is new
 * @throws a 409 for a key that was sent with another body, or whose row is gone
 */
export const createOnce = async <
  Slug extends CollectionSlug,
  Row extends DataFromCollectionSlug<Slug>,
>(
  context: WorkContext & Pick<ApiContext, 'attempt'>,
  { collection, before, create, isOneWrite = false }: Creation<Row> & { collection: Slug },
): Promise<{ row: Row | DataFromCollectionSlug<Slug>; isNew: boolean }> => {
  const { payload, attempt } = context
  const again = async () => {
    const row = attempt && (await findMade(payload, collection, attempt))
    return row && { row, isNew: false }
  }
  const made = await again()
  if (made) return made
  try {
    await before?.()
    if (isOneWrite && !attempt) return { row: await create(new Work(context, '')), isNew: true }
    const row = await inUnitOfWork(context, async (work) => {
      const created = await create(work)
      if (attempt) await createRow(payload, 'attempts', { ...attempt, rowId: created.id }, work)
      return created
    })
    return { row, isNew: true }
  } catch (error) {
    // The same attempt at the same moment may have been first, with whatever that refuses.
    const first = await again()
    if (!first) throw error
    return first
  }
}

/** Deletes the attempts of more than a day ago. */
export const forgetAttempts = async ({ db }: Payload, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - attemptHours * 3_600_000).toISOString()
  const where = { createdAt: { less_than: before } }
  await db.deleteMany({ collection: 'attempts', where })
}
