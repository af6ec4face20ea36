import type { CollectionAfterChangeHook } from 'payload'
import type { Team } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'

/** Publishes a new position at once, even while the rest of the team member's draft is unpublished. */
export const publishOrder: CollectionAfterChangeHook<Team> = async ({ doc, previousDoc, req }) => {
  if (doc._status !== 'draft' || !doc._order || doc._order === previousDoc._order) return
  await req.payload.db.updateOne({
    collection: slugs.team,
    id: doc.id,
    data: { _order: doc._order },
    req,
    returning: false,
  })
}
