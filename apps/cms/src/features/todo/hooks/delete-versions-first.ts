import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteVersions } from '../versions'

/** Deletes a to-do's older versions before the to-do itself, in the same transaction. */
export const deleteVersionsFirst: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteVersions(req.payload, id, req)
