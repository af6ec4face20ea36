import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { Team } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'

const restoring = 'a version is restored'

interface Operation {
  args?: object
  operation: string
  req: PayloadRequest
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * The order changes by dragging alone, which sends nothing else: a form that was opened before keeps
 * its hands off it.
 */
export const takeNoOtherOrder = ({ args = {}, operation, req }: Operation): void => {
  if (operation === 'restoreVersion') req.context[restoring] = true
  const data = 'data' in args ? args.data : undefined
  if (operation === 'update' && isObject(data) && Object.keys(data).length > 1) delete data._order
}

/** An older version brings back what it says, not where it stood. */
export const keepOrderOfRestored: CollectionBeforeChangeHook<Team> = ({
  data,
  originalDoc,
  req,
}) => (req.context[restoring] ? { ...data, _order: originalDoc?._order ?? null } : data)

/** Who has a draft waiting is moved on the pages at once, like everybody else. */
export const moveAtOnce: CollectionAfterChangeHook<Team> = async ({ doc, previousDoc, req }) => {
  const previous = previousDoc as Partial<Team> | undefined
  if (doc._status !== 'draft' || !doc._order || doc._order === previous?._order) return
  await req.payload.db.updateOne({
    collection: slugs.team,
    id: doc.id,
    data: { _order: doc._order },
    req,
    returning: false,
  })
}
