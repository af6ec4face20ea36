import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteAcknowledgements } from '../acknowledgements'

/** Deletes a to-do's acknowledgements before the to-do itself, in the same transaction. */
export const deleteAcknowledgementsFirst: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteAcknowledgements(req.payload, id, req)
