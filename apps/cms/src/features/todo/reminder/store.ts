import type { Payload, PayloadRequest, Where } from 'payload'
import { isMongodb } from '../../../database/engine'
import { slugs } from '../../../payload/slugs'

/** That a member is reminded of a to-do on a day of the team's time zone, `YYYY-MM-DD`. */
export interface Reminder {
  todo: string
  memberId: string
  day: string
}

const whereIs = ({ todo, memberId, day }: Reminder): Where => ({
  todo: { equals: todo },
  memberId: { equals: memberId },
  day: { equals: day },
})

/** Deletes a to-do's reminders, in the transaction of `req` if one is given. */
export const deleteReminders = (
  { db }: Payload,
  todoId: string | number,
  req: Partial<PayloadRequest> = {},
): Promise<void> =>
  db.deleteMany({ collection: slugs.reminders, where: { todo: { equals: todoId } }, req })

/** Deletes a reminder whose mail was not taken. */
export const withdrawReminder = ({ db }: Payload, reminder: Reminder): Promise<void> =>
  db.deleteMany({ collection: slugs.reminders, where: whereIs(reminder) })

/**
 * Stores a reminder. Of several attempts, even at the same moment, one succeeds.
 *
 * @returns whether this attempt did; none does once the to-do has been deleted
 */
export const storeReminder = async (payload: Payload, reminder: Reminder): Promise<boolean> => {
  const { db } = payload
  const isDeleted = async () =>
    !(await db.findOne({ collection: slugs.todos, where: { id: { equals: reminder.todo } } }))
  const now = new Date().toISOString()
  try {
    await db.create({
      collection: slugs.reminders,
      data: { ...reminder, createdAt: now, updatedAt: now },
      returning: false,
    })
  } catch (error) {
    if (await db.findOne({ collection: slugs.reminders, where: whereIs(reminder) })) return false
    if (await isDeleted()) return false
    throw error
  }
  // MongoDB has no foreign keys: a deletion of the to-do at the same moment misses this row.
  if (!isMongodb(db) || !(await isDeleted())) return true
  await withdrawReminder(payload, reminder)
  return false
}
