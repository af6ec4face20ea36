import type { Payload, PayloadRequest } from 'payload'
import { isMongodb } from '../../database/engine'
import { isMongoError } from '../../database/mongodb/error'
import { databaseOf, lockCollection } from '../../database/mongodb/side-collections'
import { visibleError } from '../../payload/hooks/visible-error'

/**
 * Makes two changes of admins at the same moment conflict. Two instances could otherwise each remove
 * an admin while they still see the other one: both update this document, and MongoDB lets only one
 * of the two transactions do that.
 *
 * @throws APIError with status 409 when another change is under way
 */
export const acquireAdminLock = async (req: PayloadRequest): Promise<void> => {
  const { db } = req.payload
  const transaction = await req.transactionID
  if (!isMongodb(db) || transaction === undefined) return
  const session = db.sessions[transaction]
  try {
    await lockCollection(databaseOf(db)).updateOne(
      { _id: 'admins' },
      { $inc: { changes: 1 } },
      { ...(session && { session }) },
    )
  } catch (error) {
    if (!isMongoError(error)) throw error
    throw visibleError('Somebody else is changing admins. Please try again.', 409)
  }
}

/** Creates the document of the admin lock. */
export const prepareAdminLock = async ({ db }: Payload): Promise<void> => {
  if (!isMongodb(db)) return
  await lockCollection(databaseOf(db)).updateOne(
    { _id: 'admins' },
    { $setOnInsert: { changes: 0 } },
    { upsert: true },
  )
}
