import { randomUUID } from 'node:crypto'
import { sessionSeconds } from '@tropa/contract/member'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import { ObjectId } from 'bson'
import type { Payload } from 'payload'
import { embedded } from '../database/sqlite/client'
import { slugs } from '../payload/slugs'

const isSqlite = (db: Payload['db']): db is Payload['db'] & SQLiteAdapter => db.name === 'sqlite'

/*
 * Payload keeps a member's sessions as a list on the member and writes the whole list at each change,
 * so that two changes at once lose one. Here a session is added and removed by itself.
 */

const removeExpired = async ({ db }: Payload, memberId: string, now: Date) => {
  if (isSqlite(db)) {
    await db.drizzle.run(
      sql`DELETE FROM members_sessions WHERE _parent_id = ${memberId} AND expires_at < ${now.toISOString()}`,
    )
  } else {
    const { collections } = db as unknown as MongooseAdapter
    await collections[slugs.members]?.updateOne(
      { _id: memberId },
      { $pull: { sessions: { expiresAt: { $lt: now } } } },
      { timestamps: false },
    )
  }
}

/** Adds a session to a member and gives its id. */
export const addSession = async (payload: Payload, memberId: string): Promise<string> => {
  const now = new Date()
  const sid = randomUUID()
  await removeExpired(payload, memberId, now)
  await payload.db.updateOne({
    collection: slugs.members,
    id: memberId,
    data: {
      sessions: {
        $push: {
          id: sid,
          createdAt: now.toISOString(),
          expiresAt: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
        },
      },
      updatedAt: null,
    },
    returning: false,
  })
  return sid
}

/** Ends one session; its token is worth nothing afterwards. */
export const endSession = async ({ db }: Payload, memberId: string, sid: string): Promise<void> => {
  if (isSqlite(db)) {
    await db.drizzle.run(
      sql`DELETE FROM members_sessions WHERE _parent_id = ${memberId} AND id = ${sid}`,
    )
  } else {
    const { collections } = db as unknown as MongooseAdapter
    await collections[slugs.members]?.updateOne(
      { _id: memberId },
      { $pull: { sessions: { id: sid } } },
      { timestamps: false },
    )
  }
}

/** Whom a live session belongs to, unless they are blocked: one read, by index. */
export const findSessionMember = async ({ db }: Payload, memberId: string, sid: string) => {
  const now = new Date()
  if (isSqlite(db)) {
    return embedded(db).readRow(
      `SELECT member.username, member.user_type AS userType
        FROM members_sessions AS session JOIN members AS member ON member.id = session._parent_id
        WHERE session.id = :sid AND member.id = :memberId AND session.expires_at > :now
          AND member.blocked IS NOT 1`,
      { sid, memberId, now: now.toISOString() },
    )
  }
  if (!ObjectId.isValid(memberId)) return undefined
  const { collections } = db as unknown as MongooseAdapter
  return collections[slugs.members]
    ?.findOne(
      {
        _id: memberId,
        sessions: { $elemMatch: { id: sid, expiresAt: { $gt: now } } },
        blocked: { $ne: true },
      },
      { username: 1, userType: 1 },
    )
    .lean()
}
