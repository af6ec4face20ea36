import { randomUUID } from 'node:crypto'
import { sessionSeconds } from '@tropa/contract/member'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { isSqlite, requireMongodb } from '../database/engine'
import { isObjectId } from '../database/ids'
import { embeddedClient } from '../database/sqlite/client'
import { slugs } from '../payload/slugs'

/*
 * Payload stores a member's sessions as a list on the member and writes the whole list at each change,
 * so that of two changes at the same time one is lost. Here each session is added and removed alone.
 */

const membersIn = (db: Payload['db']) => {
  const members = requireMongodb(db).collections[slugs.members]
  if (!members) throw new Error('The members have no collection.')
  return members
}

const removeExpired = async ({ db }: Payload, memberId: string, now: Date) => {
  if (isSqlite(db)) {
    await db.drizzle.run(
      sql`DELETE FROM members_sessions WHERE _parent_id = ${memberId} AND expires_at < ${now.toISOString()}`,
    )
  } else {
    await membersIn(db).updateOne(
      { _id: memberId },
      { $pull: { sessions: { expiresAt: { $lt: now } } } },
      { timestamps: false },
    )
  }
}

/** Adds a session to a member and returns its id. */
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

/** Ends one session; its token is invalid afterwards. */
export const endSession = async ({ db }: Payload, memberId: string, sid: string): Promise<void> => {
  if (isSqlite(db)) {
    await db.drizzle.run(
      sql`DELETE FROM members_sessions WHERE _parent_id = ${memberId} AND id = ${sid}`,
    )
  } else {
    await membersIn(db).updateOne(
      { _id: memberId },
      { $pull: { sessions: { id: sid } } },
      { timestamps: false },
    )
  }
}

/** The member of a live session, unless blocked: one read, by index. */
export const findSessionMember = async ({ db }: Payload, memberId: string, sid: string) => {
  const now = new Date()
  if (isSqlite(db)) {
    return embeddedClient(db).readRow(
      `SELECT member.username, member.user_type AS userType
        FROM members_sessions AS session JOIN members AS member ON member.id = session._parent_id
        WHERE session.id = :sid AND member.id = :memberId AND session.expires_at > :now
          AND member.blocked IS NOT 1`,
      { sid, memberId, now: now.toISOString() },
    )
  }
  if (!isObjectId(memberId)) return undefined
  return membersIn(db)
    .findOne(
      {
        _id: memberId,
        sessions: { $elemMatch: { id: sid, expiresAt: { $gt: now } } },
        blocked: { $ne: true },
      },
      { username: 1, userType: 1 },
    )
    .lean()
}
