import { randomUUID } from 'node:crypto'
import { sessionSeconds } from '@tropa/contract/member'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { isSqlite, requireMongodb, requireSqlite } from '../database/engine'
import { isObjectId } from '../database/ids'
import { embeddedClient } from '../database/sqlite/client'
import { slugs } from '../payload/slugs'

/*
 * Payload stores a member's sessions as a list on the member and writes the whole list at each change,
 * so that of two changes at the same time one is lost. Here each session is added and removed alone.
 */

/** The most sessions of a member at a time (contract, section 3). */
const maxSessions = 20

interface NewSession {
  id: string
  createdAt: Date
  expiresAt: Date
}

const membersIn = (db: Payload['db']) => {
  const members = requireMongodb(db).collections[slugs.members]
  if (!members) throw new Error('The members have no collection.')
  return members
}

/** A member whose right to a session was checked, as they were when it was. */
interface CheckedMember {
  id: string
  hash?: string | null
  /** A member who was blocked and unblocked in between has the same hash. */
  updatedAt: string
}

/** In one transaction, because each write of its own would wait for the disk. */
const insertIntoSqlite = (db: Payload['db'], member: CheckedMember, session: NewSession) =>
  requireSqlite(db).drizzle.transaction(async (transaction) => {
    const createdAt = session.createdAt.toISOString()
    const { rowsAffected } = await transaction.run(sql`
      INSERT INTO members_sessions (_order, _parent_id, id, created_at, expires_at)
      SELECT
        (SELECT coalesce(max(_order), 0) + 1 FROM members_sessions WHERE _parent_id = member.id),
        member.id, ${session.id}, ${createdAt}, ${session.expiresAt.toISOString()}
      FROM members AS member
      WHERE member.id = ${member.id} AND member.hash IS ${member.hash ?? null}
        AND member.updated_at = ${member.updatedAt} AND member.blocked IS NOT 1
    `)
    if (rowsAffected === 0) return false
    await transaction.run(sql`
      DELETE FROM members_sessions WHERE _parent_id = ${member.id} AND (
        expires_at < ${createdAt} OR id NOT IN (
          SELECT id FROM members_sessions WHERE _parent_id = ${member.id}
          ORDER BY _order DESC LIMIT ${maxSessions}
        )
      )
    `)
    return true
  })

const insertIntoMongodb = async (db: Payload['db'], member: CheckedMember, session: NewSession) => {
  const members = membersIn(db)
  await members.updateOne(
    { _id: member.id },
    { $pull: { sessions: { expiresAt: { $lt: session.createdAt } } } },
    { timestamps: false },
  )
  const { modifiedCount } = await members.updateOne(
    {
      _id: member.id,
      hash: member.hash ?? null,
      updatedAt: new Date(member.updatedAt),
      blocked: { $ne: true },
    },
    { $push: { sessions: { $each: [session], $slice: -maxSessions } } },
    { timestamps: false },
  )
  return modifiedCount > 0
}

/**
 * Adds a session to a member, in one write that succeeds only while the member is the one that was
 * checked: hashing takes long enough for a password to change, or for a block.
 * Beyond {@link maxSessions} the oldest session ends.
 *
 * @returns the session's id, or `undefined` where the member may no longer sign in
 */
export const addSession = async (
  payload: Payload,
  member: CheckedMember,
): Promise<string | undefined> => {
  const { db } = payload
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds * 1000)
  const session = { id: randomUUID(), createdAt, expiresAt }
  const insert = isSqlite(db) ? insertIntoSqlite : insertIntoMongodb
  return (await insert(db, member, session)) ? session.id : undefined
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
