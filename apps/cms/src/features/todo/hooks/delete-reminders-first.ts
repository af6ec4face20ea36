import type { CollectionBeforeDeleteHook } from 'payload'
import { deleteReminders } from '../reminder/store'

/** Deletes a to-do's reminders before the to-do itself, in the same transaction. */
export const deleteRemindersFirst: CollectionBeforeDeleteHook = ({ id, req }) =>
  deleteReminders(req.payload, id, req)
