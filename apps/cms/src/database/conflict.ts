import type { Payload, PayloadRequest } from 'payload'
import { isMongodb } from './engine'
import { databaseOf, lockCollection } from './mongodb/side-collections'

/** What only one transaction at a time may count and change: the admins, and the records of members. */
const conflicts = ['admins', 'closings'] as const

/**
 * Makes two transactions at the same moment conflict on MongoDB, also those of two instances, so that one of them
 * is undone. The embedded database runs one transaction after the other anyway.
 */
export const conflictOn = async (
  { payload: { db }, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  _id: (typeof conflicts)[number],
): Promise<void> => {
  if (!isMongodb(db)) return
  const session = db.sessions[String(await transactionID)]
  if (!session) return
  await lockCollection(databaseOf(db)).updateOne({ _id }, { $inc: { changes: 1 } }, { session })
}

export const prepareConflicts = async ({ db }: Payload): Promise<void> => {
  if (!isMongodb(db)) return
  for (const _id of conflicts) {
    const first = { $setOnInsert: { changes: 0 } }
    await lockCollection(databaseOf(db)).updateOne({ _id }, first, { upsert: true })
  }
}
