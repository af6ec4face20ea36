import type { Payload } from 'payload'
import { isMongodb } from '../../database/engine'
import { databaseOf, lockCollection } from '../../database/mongodb/side-collections'
import { mongodbSession } from '../../database/transaction'
import type { Work } from '../../database/unit-of-work'

/**
 * Makes two closings at the same moment conflict, or a closing and a typed record, so that one of them is run
 * again: both count a member's records. The embedded database runs one transaction after the other anyway.
 */
export const acquireClosingLock = async ({
  payload: { db },
  transactionID,
}: Work): Promise<void> => {
  if (!isMongodb(db)) return
  await lockCollection(databaseOf(db)).updateOne(
    { _id: 'closings' },
    { $inc: { changes: 1 } },
    { session: mongodbSession(db, transactionID) },
  )
}

/** Creates the document of the closing lock. */
export const prepareClosingLock = async ({ db }: Payload): Promise<void> => {
  if (!isMongodb(db)) return
  await lockCollection(databaseOf(db)).updateOne(
    { _id: 'closings' },
    { $setOnInsert: { changes: 0 } },
    { upsert: true },
  )
}
