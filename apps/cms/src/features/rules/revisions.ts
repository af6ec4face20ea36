import { pageSection, type PageSection } from '@tropa/contract/schemas/page-section'
import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type * as Stored from '../../payload/payload-types'
import { globalSlugs, slugs } from '../../payload/slugs'
import { readableSections } from './readable-sections'

const storedSections = z.array(pageSection)

const findNewest = async ({ db }: Payload, where: Where, req?: PayloadRequest) => {
  const { docs } = await db.find<Stored.RulesRevision>({
    collection: slugs.rulesRevisions,
    where,
    sort: '-revision',
    limit: 1,
    pagination: false,
    ...(req && { req }),
  })
  return docs[0]
}

interface Revision {
  revision: number
  sections: PageSection[]
}

const readRevision = async (payload: Payload, where: Where): Promise<Revision | undefined> => {
  const found = await findNewest(payload, where)
  return found && { revision: found.revision, sections: storedSections.parse(found.sections) }
}

/** The last publication; `undefined` where none was counted yet. */
export const newestRevision = (payload: Payload): Promise<Revision | undefined> =>
  readRevision(payload, {})

export const sectionsOf = async (
  payload: Payload,
  revision: number,
): Promise<PageSection[] | undefined> =>
  (await readRevision(payload, { revision: { equals: revision } }))?.sections

/** Keeps the rules that are stored as published as the next revision, in the transaction of `req`. */
const storeRevision = async (req: PayloadRequest, last: number) => {
  const { payload } = req
  const rules = await payload.findGlobal({
    slug: globalSlugs.rules,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if (rules._status !== 'published') return
  const now = new Date().toISOString()
  await payload.db.create({
    collection: slugs.rulesRevisions,
    data: {
      revision: last + 1,
      sections: readableSections(rules),
      createdAt: now,
      updatedAt: now,
    },
    returning: false,
    req,
  })
}

/** Before the rules change: keeps those that were published before publications were counted. */
export const keepFirstRevision = async (req: PayloadRequest): Promise<void> => {
  if (!(await findNewest(req.payload, {}, req))) await storeRevision(req, 0)
}

/** After the rules were published: counts it and keeps them. */
export const keepRevision = async (req: PayloadRequest): Promise<void> => {
  await storeRevision(req, (await findNewest(req.payload, {}, req))?.revision ?? 0)
}
