import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { isMongoError } from '../../../database/mongodb/error'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'

const turns = 'turns'

const leaving = 'admins that leave'

/** One request may change many members side by side: none counts on one that is leaving too. */
const idsLeaving = ({ context }: PayloadRequest, id: string): string[] => {
  const ids = new Set(context[leaving] as ReadonlySet<string> | undefined).add(id)
  context[leaving] = ids
  return [...ids]
}

/**
 * Two instances may each take an admin away at once and see the other's still there: whoever takes one
 * away changes this document too, and MongoDB lets only one of them do so.
 */
const takeTurn = async (req: PayloadRequest) => {
  const { db } = req.payload
  const transaction = await req.transactionID
  if (db.name !== 'mongoose' || transaction === undefined) return
  const { connection, sessions } = db as unknown as MongooseAdapter
  const session = sessions[transaction]
  try {
    await connection
      .collection<{ _id: string; changes: number }>(turns)
      .updateOne({ _id: 'admins' }, { $inc: { changes: 1 } }, { ...(session && { session }) })
  } catch (error) {
    if (!isMongoError(error)) throw error
    throw new APIError('Somebody else is changing admins. Please try again.', 409, null, true)
  }
}

/** Makes the document that changes of admins take turns on. */
export const prepareTurns = async ({ db }: Payload): Promise<void> => {
  if (db.name !== 'mongoose') return
  const { connection } = db as unknown as MongooseAdapter
  await connection
    .collection<{ _id: string; changes: number }>(turns)
    .updateOne({ _id: 'admins' }, { $setOnInsert: { changes: 0 } }, { upsert: true })
}

const refuseLastAdmin = async (req: PayloadRequest, id: string) => {
  await takeTurn(req)
  const { totalDocs } = await req.payload.db.count({
    collection: slugs.members,
    where: {
      and: [
        { id: { not_in: idsLeaving(req, id) } },
        { userType: { equals: 'admin' } },
        { blocked: { not_equals: true } },
      ],
    },
    req,
  })
  if (totalDocs === 0) {
    throw new APIError(
      'This is the last admin. Make somebody else an admin first.',
      400,
      null,
      true,
    )
  }
}

/** Refuses to demote or block the last admin, who alone could make another one. */
export const keepLastAdminOnChange: CollectionBeforeChangeHook<Member> = async ({
  data,
  originalDoc,
  req,
}) => {
  const wasAdmin = originalDoc?.userType === 'admin' && originalDoc.blocked !== true
  const staysAdmin = (data.userType ?? 'admin') === 'admin' && data.blocked !== true
  if (originalDoc && wasAdmin && !staysAdmin) await refuseLastAdmin(req, originalDoc.id)
  return data
}

/** Refuses to delete the last admin. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const member = await req.payload.db.findOne<Member>({
    collection: slugs.members,
    where: { id: { equals: id } },
    req,
  })
  if (member?.userType === 'admin') await refuseLastAdmin(req, String(id))
}
