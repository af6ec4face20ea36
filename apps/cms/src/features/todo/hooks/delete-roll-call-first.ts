import type { CollectionBeforeDeleteHook } from 'payload'
import { storedId } from '../../../database/ids'
import { deleteSubjectFacts } from '../../subject/delete-facts'

/** Deletes a to-do's roll call and excuses before the to-do itself, in the same transaction. Its records stay. */
export const deleteRollCallFirst: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteSubjectFacts(req, { kind: 'todo', _id: storedId(id) })
