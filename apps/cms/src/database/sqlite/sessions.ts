import { sql } from '@payloadcms/db-sqlite'
import type { DatabaseAdapter } from 'payload'
import { maxSessions } from '@tropa/contract/member/session-length'
import type { CheckedMember, NewSession } from '../engine-types'
import { sqliteTransaction } from '../transaction'
import type { Work } from '../unit-of-work'
import { embeddedClient } from './client'

/**
 * Adds a session in one write, while the member is the one that was checked. Beyond `maxSessions` the oldest
 * session ends.
 *
 * @returns whether it was added
 */
export const insertSession = async (
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

/** @returns whether there was one */
export const deleteSession = async (
  { payload: { db }, transactionID }: Work,
  memberId: string,
  sid: string,
) => {
  const { rowsAffected } = await sqliteTransaction(db, transactionID).run(
    sql`DELETE FROM members_sessions WHERE _parent_id = ${memberId} AND id = ${sid}`,
  )
  return rowsAffected > 0
}

/** The member of a live session, unless blocked: one read, by index. */
export const findSessionMember = (db: DatabaseAdapter, memberId: string, sid: string) =>
  Promise.resolve(
    embeddedClient(db).readRow(
      `SELECT member.username, member.user_type AS userType,
          member.second_factor AS secondFactor
        FROM members_sessions AS session JOIN members AS member ON member.id = session._parent_id
        WHERE session.id = :sid AND member.id = :memberId AND session.expires_at > :now
          AND member.blocked IS NOT 1`,
      { sid, memberId, now: new Date().toISOString() },
    ),
  )
