import { randomUUID } from 'node:crypto'
import { sessionSeconds } from '@tropa/contract/member/session'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { isSqlite, requireMongodb } from '../database/engine'
import { isObjectId } from '../database/ids'
import { embeddedClient } from '../database/sqlite/client'
import { mongodbSession, sqliteTransaction } from '../database/transaction'
import { inUnitOfWork, type Work, type WorkContext } from '../database/unit-of-work'

/*
 * Payload stores a member's sessions as a list on the member and writes the whole list at each change,
 * so that of two changes at the same time one is lost. Here each session is added and removed alone.
 */

/** The most sessions of a member at a time. */
const maxSessions = 20

interface NewSession {
  id: string
  createdAt: Date
  expiresAt: Date
}

const membersIn = (db: Payload['db']) => {
  const members = requireMongodb(db).collections['members']
  if (!members) throw new Error('The members have no collection.')
  return members
}

/** A member whose right to a session was checked, as they were when it was. */
interface CheckedMember {
  id: string
  username: string
  hash?: string | null
  /** A member who was blocked and unblocked in between has the same hash, and another epoch. */
  sessionEpoch?: string | null
  secondFactorSecret?: string | null
}

const rowOf = ({ id, username }: Pick<CheckedMember, 'id' | 'username'>) => ({
  collection: 'members',
  id,
  title: username,
})

const insertIntoSqlite = async (
  { payload: { db }, transactionID }: Work,
  member: CheckedMember,
  session: NewSession,
) => {
  const transaction = sqliteTransaction(db, transactionID)
  const createdAt = session.createdAt.toISOString()
  const { rowsAffected } = await transaction.run(sql`
    INSERT INTO members_sessions (_order, _parent_id, id, created_at, expires_at)
    SELECT
      (SELECT coalesce(max(_order), 0) + 1 FROM members_sessions WHERE _parent_id = member.id),
      member.id, ${session.id}, ${createdAt}, ${session.expiresAt.toISOString()}
    FROM members AS member
    WHERE member.id = ${member.id} AND member.hash IS ${member.hash ?? null}
      AND member.second_factor_secret IS ${member.secondFactorSecret ?? null}
      AND member.session_epoch IS ${member.sessionEpoch ?? null}
      AND member.username = ${member.username} AND member.blocked IS NOT 1
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
}

const insertIntoMongodb = async (
  { payload: { db }, transactionID }: Work,
  member: CheckedMember,
  session: NewSession,
) => {
  const members = membersIn(db)
  const mongodb = mongodbSession(db, transactionID)
  await members.updateOne(
    { _id: member.id },
    { $pull: { sessions: { expiresAt: { $lt: session.createdAt } } } },
    { timestamps: false, session: mongodb },
  )
  const { modifiedCount } = await members.updateOne(
    {
      _id: member.id,
      hash: member.hash ?? null,
      sessionEpoch: member.sessionEpoch ?? null,
      username: member.username,
      secondFactorSecret: member.secondFactorSecret ?? null,
      blocked: { $ne: true },
    },
    { $push: { sessions: { $each: [session], $slice: -maxSessions } } },
    { timestamps: false, session: mongodb },
  )
  return modifiedCount > 0
}

/**
 * Adds a session to a member, in one write that succeeds only while the member is the one that was
 * checked: hashing takes long enough for a password or a second factor to change, or for a block.
 * Beyond {@link maxSessions} the oldest session ends.
 *
 * @returns the session's id, or `undefined` where the member may no longer sign in
 */
export const addSession = async (
  context: WorkContext,
  member: CheckedMember,
): Promise<string | undefined> => {
  const createdAt = new Date()
  const expiresAt = new Date(createdAt.getTime() + sessionSeconds * 1000)
  const session = { id: randomUUID(), createdAt, expiresAt }
  const insert = isSqlite(context.payload.db) ? insertIntoSqlite : insertIntoMongodb
  return inUnitOfWork({ ...context, session: member }, async (work) => {
    if (!(await insert(work, member, session))) return undefined
    work.audit({ action: 'sign-in', row: rowOf(member) })
    return session.id
  })
}

const deleteFromSqlite = async (
  { payload: { db }, transactionID }: Work,
  memberId: string,
  sid: string,
) => {
  const { rowsAffected } = await sqliteTransaction(db, transactionID).run(
    sql`DELETE FROM members_sessions WHERE _parent_id = ${memberId} AND id = ${sid}`,
  )
  return rowsAffected > 0
}

const deleteFromMongodb = async (
  { payload: { db }, transactionID }: Work,
  memberId: string,
  sid: string,
) => {
  const { modifiedCount } = await membersIn(db).updateOne(
    { _id: memberId },
    { $pull: { sessions: { id: sid } } },
    { timestamps: false, session: mongodbSession(db, transactionID) },
  )
  return modifiedCount > 0
}

/** Ends one session; its token is invalid afterwards. */
export const endSession = async (
  context: WorkContext,
  member: Pick<CheckedMember, 'id' | 'username'>,
  sid: string,
): Promise<void> => {
  const remove = isSqlite(context.payload.db) ? deleteFromSqlite : deleteFromMongodb
  await inUnitOfWork({ ...context, session: member }, async (work) => {
    if (await remove(work, member.id, sid)) work.audit({ action: 'sign-out', row: rowOf(member) })
  })
}

/** The member of a live session, unless blocked: one read, by index. */
export const findSessionMember = async ({ db }: Payload, memberId: string, sid: string) => {
  const now = new Date()
  if (isSqlite(db)) {
    return embeddedClient(db).readRow(
      `SELECT member.username, member.user_type AS userType,
          member.second_factor AS secondFactor
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
      { username: 1, userType: 1, secondFactor: 1 },
    )
    .lean()
}
