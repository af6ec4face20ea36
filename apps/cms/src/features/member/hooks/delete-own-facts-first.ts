import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteOwnFacts } from '../own-facts'

/** Deletes what belongs to a member before the member, in the same transaction. */
export const deleteOwnFactsFirst: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteOwnFacts(req.payload, String(id), req)
