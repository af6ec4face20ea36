import type { Payload, Where } from 'payload'
import { createRow } from '../../../database/create-row'
import { inUnitOfWork } from '../../../database/unit-of-work'
import { outsideTrash } from '../../../payload/fields/deleted-at'
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
  const where = { and: [{ id: { equals: reminder.todo } }, outsideTrash] }
  try {
    return await inUnitOfWork({ payload }, async (work) => {
      if (!(await db.findOne({ collection: slugs.todos, where, req: work }))) return false
      await createRow(payload, slugs.reminders, reminder, work)
      return true
    })
  } catch (error) {
    if (await db.findOne({ collection: slugs.reminders, where: whereIs(reminder) })) return false
    throw error
  }
}
