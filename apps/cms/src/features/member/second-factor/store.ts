import { sql } from '@payloadcms/db-sqlite'
import type { ClientSession } from 'mongodb'
import type { Payload } from 'payload'
import { isSqlite, requireMongodb, requireSqlite } from '../../../database/engine'
import { retryTransient } from '../../../database/retry'
import { mongodbSession, sqliteTransaction } from '../../../database/transaction'
import { slugs } from '../../../payload/slugs'
import { inTransaction, recordAudit, type OwnTransaction } from '../../audit/record-audit'

/*
 * Every change is one conditional write: of two requests at the same moment that both read the same
 * state, one changes it and the other one changes nothing. Payload would read first and write then.
 */

const noSecondFactor = {
  secondFactor: false,
  secondFactorSecret: null,
  pendingSecret: null,
  lastCodeStep: null,
  recoveryCodeHashes: null,
}

type Sql = ReturnType<typeof sql>

const runInSqlite = async ({ db }: Payload, statement: Sql) =>
  (await requireSqlite(db).drizzle.run(statement)).rowsAffected > 0

const updateMongodb = async (
  { db }: Payload,
  filter: object,
  update: object,
  session?: ClientSession,
) => {
  const members = requireMongodb(db).collections[slugs.members]
  const result = await members?.updateOne(filter, update, {
    timestamps: false,
    ...(session && { session }),
  })
  return (result?.modifiedCount ?? 0) > 0
}

/** A member whose second factor is turned on or off. */
interface Owner {
  id: string
  username: string
  /** The session that goes on; without one all end. */
  sid?: string
}

interface Switch {
  action: 'second-factor-on' | 'second-factor-off'
  sqlite: Sql
  mongodb: { filter: object; update: object }
}

const switchInSqlite = async (req: OwnTransaction, { id, sid = '' }: Owner, { sqlite }: Switch) => {
  const transaction = sqliteTransaction(req.payload.db, req.transactionID)
  const { rowsAffected } = await transaction.run(sqlite)
  if (rowsAffected === 0) return false
  await transaction.run(sql`DELETE FROM members_sessions WHERE _parent_id = ${id} AND id <> ${sid}`)
  return true
}

const switchInMongodb = (req: OwnTransaction, { id, sid = '' }: Owner, { mongodb }: Switch) =>
  updateMongodb(
    req.payload,
    { _id: id, ...mongodb.filter },
    { $set: mongodb.update, $pull: { sessions: { id: { $ne: sid } } } },
    mongodbSession(req.payload.db, req.transactionID),
  )

/**
 * Turns the second factor on or off, ends the member's other sessions and records it.
 *
 * @returns whether it was still in the state to be turned
 */
const switchSecondFactor = (payload: Payload, owner: Owner, change: Switch): Promise<boolean> => {
  const { id, username } = owner
  const run = isSqlite(payload.db) ? switchInSqlite : switchInMongodb
  return retryTransient(() =>
    inTransaction(payload, async (req) => {
      if (!(await run(req, owner, change))) return false
      const row = { collection: slugs.members, id, title: username }
      await recordAudit(req, { action: change.action, row })
      return true
    }),
  )
}

/** Stores the secret of a set-up, in place of an earlier one that was never confirmed. */
export const storePendingSecret = (
  payload: Payload,
  id: string,
  pendingSecret: string,
): Promise<boolean> =>
  isSqlite(payload.db)
    ? runInSqlite(
        payload,
        sql`UPDATE members SET pending_secret = ${pendingSecret}
          WHERE id = ${id} AND second_factor_secret IS NULL`,
      )
    : updateMongodb(payload, { _id: id, secondFactorSecret: null }, { $set: { pendingSecret } })

interface ConfirmedSetUp {
  /** As it was read: a set-up that has begun since then is another one. */
  pendingSecret: string
  /** The step of the code that confirmed it, which counts once. */
  step: number
  recoveryCodeHashes: string
}

/** Turns the second factor on and ends the member's other sessions. */
export const turnOn = (
  payload: Payload,
  owner: Owner,
  { pendingSecret, step, recoveryCodeHashes }: ConfirmedSetUp,
): Promise<boolean> =>
  switchSecondFactor(payload, owner, {
    action: 'second-factor-on',
    sqlite: sql`UPDATE members SET second_factor = 1, second_factor_secret = pending_secret,
        pending_secret = NULL, last_code_step = ${step},
        recovery_code_hashes = ${recoveryCodeHashes}
      WHERE id = ${owner.id} AND pending_secret = ${pendingSecret}
        AND second_factor_secret IS NULL`,
    mongodb: {
      filter: { pendingSecret, secondFactorSecret: null },
      update: {
        secondFactor: true,
        secondFactorSecret: pendingSecret,
        pendingSecret: null,
        lastCodeStep: step,
        recoveryCodeHashes,
      },
    },
  })

/** Turns the second factor off and ends the member's other sessions. */
export const turnOff = (payload: Payload, owner: Owner): Promise<boolean> =>
  switchSecondFactor(payload, owner, {
    action: 'second-factor-off',
    sqlite: sql`UPDATE members SET second_factor = 0, second_factor_secret = NULL,
        pending_secret = NULL, last_code_step = NULL, recovery_code_hashes = NULL
      WHERE id = ${owner.id} AND second_factor_secret IS NOT NULL`,
    mongodb: { filter: { secondFactorSecret: { $ne: null } }, update: noSecondFactor },
  })

/** Uses a code of the app: it counts once, and no earlier one counts after it. */
export const spendStep = (
  payload: Payload,
  { id, secret }: { id: string; secret: string },
  step: number,
): Promise<boolean> =>
  isSqlite(payload.db)
    ? runInSqlite(
        payload,
        sql`UPDATE members SET last_code_step = ${step}
          WHERE id = ${id} AND second_factor_secret = ${secret} AND last_code_step < ${step}`,
      )
    : updateMongodb(
        payload,
        { _id: id, secondFactorSecret: secret, lastCodeStep: { $lt: step } },
        { $set: { lastCodeStep: step } },
      )

/** Replaces the stored hashes of recovery codes, unless they changed since they were read. */
export const replaceRecoveryCodes = (
  payload: Payload,
  id: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> =>
  isSqlite(payload.db)
    ? runInSqlite(
        payload,
        sql`UPDATE members SET recovery_code_hashes = ${after}
          WHERE id = ${id} AND recovery_code_hashes = ${before}`,
      )
    : updateMongodb(
        payload,
        { _id: id, recoveryCodeHashes: before },
        { $set: { recoveryCodeHashes: after } },
      )
