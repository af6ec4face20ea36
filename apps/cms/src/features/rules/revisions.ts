import { pageSection } from '@tropa/contract/base/page-section'
import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { createRow, findRows } from '../../database/rows'
import { readText } from '../../payload/globals/read-text'
import type { Rule } from '../../payload/payload-types'
import { yearStartedAt } from '../year/started-at'
import { readableSections } from './fill-numbers'

const storedSections = z.array(pageSection)

const findNewest = async <Slug extends 'rules-revisions' | 'rules-acknowledgements'>(
  payload: Payload,
  slug: Slug,
  where: Where,
  req: Partial<PayloadRequest> = {},
) => (await findRows(payload, slug, { where, sort: '-revision', limit: 1, req }))[0]

/** The rules as they were published for the last time, or as the given revision; `undefined` if nothing was counted. */
export const readRevision = async (payload: Payload, revision?: number) => {
  const where: Where = revision === undefined ? {} : { revision: { equals: revision } }
  const found = await findNewest(payload, 'rules-revisions', where)
  return found && { revision: found.revision, sections: storedSections.parse(found.sections) }
}

/** Keeps the rules that are stored as published as the next revision, in the transaction of `req`. */
const storeRevision = async (req: PayloadRequest, last: number) => {
  const rules = await readText(req.payload, 'rules', false, req)
  if (!rules) return
  const data = { revision: last + 1, sections: readableSections(rules) }
  await createRow(req.payload, 'rules-revisions', data, req)
}

interface Change {
  data: Pick<Rule, '_status'>
  req: PayloadRequest
}

/** Keeps the rules that were published before publications were counted. */
export const keepFirstRevision = async ({ data, req }: Change) => {
  if (!(await findNewest(req.payload, 'rules-revisions', {}, req))) await storeRevision(req, 0)
  return data
}

/** Counts a publication and keeps what was published. */
export const keepRevision = async ({ data, req }: Change) => {
  if (data._status !== 'published') return
  const newest = await findNewest(req.payload, 'rules-revisions', {}, req)
  await storeRevision(req, newest?.revision ?? 0)
}

/** What a member has acknowledged since the year began: each year the rules are to be read again. */
export const lastAcknowledgement = async (payload: Payload, memberId: string) => {
  const startedAt = await yearStartedAt(payload)
  return findNewest(payload, 'rules-acknowledgements', {
    memberId: { equals: memberId },
    ...(startedAt !== undefined && { updatedAt: { greater_than: startedAt } }),
  })
}

/** Stores that a member has read a revision: one row, however often they do, with the day of this year's first time. */
export const acknowledgeRules = async (
  payload: Payload,
  memberId: string,
  revision: number,
  acknowledgedOn: string,
): Promise<void> => {
  try {
    await createRow(payload, 'rules-acknowledgements', { memberId, revision, acknowledgedOn })
  } catch (error) {
    const where = { memberId: { equals: memberId }, revision: { equals: revision } }
    const stored = await findNewest(payload, 'rules-acknowledgements', where)
    if (!stored) throw error
    const startedAt = await yearStartedAt(payload)
    if (startedAt === undefined || stored.updatedAt > startedAt) return
    const data = { acknowledgedOn, updatedAt: new Date().toISOString() }
    const { id } = stored
    await payload.db.updateOne({ collection: 'rules-acknowledgements', id, data, returning: false })
  }
}
