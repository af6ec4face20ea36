import type { PayloadRequest } from 'payload'
import { isMongodb } from './engine'
import { databaseOf, lockCollection, type LockDocument } from './mongodb/side-collections'

/**
 * Makes concurrent transactions conflict on MongoDB, even those of two instances, so that one of them
 * is undone. The embedded database runs one transaction after the other anyway.
 */
export const conflictOn = async (
  { payload: { db }, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  _id: LockDocument['_id'],
): Promise<void> => {
  if (!isMongodb(db)) return
  const session = db.sessions[String(await transactionID)]
  if (!session) return
  await lockCollection(databaseOf(db)).updateOne({ _id }, { $inc: { changes: 1 } }, { session })
}
