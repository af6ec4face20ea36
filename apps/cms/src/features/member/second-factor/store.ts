import { sql } from '@payloadcms/db-sqlite'
import type { ClientSession } from 'mongodb'
import type { Payload } from 'payload'
import { isSqlite, requireMongodb, requireSqlite } from '../../../database/engine'
import { mongodbSession, sqliteTransaction } from '../../../database/transaction'
import {
  inUnitOfWork,
  type AuditEvent,
  type Work,
  type WorkContext,
} from '../../../database/unit-of-work'
import { slugs } from '../../../payload/slugs'

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

/** A member whose second factor is changed. */
interface Owner {
  id: string
  username: string
  /** The session that goes on; without one all end. */
  sid?: string
}

interface Switch {
  action: AuditEvent['action']
  sqlite: Sql
  mongodb: { filter: object; update: object }
}

const switchInSqlite = async (req: Work, { id, sid = '' }: Owner, { sqlite }: Switch) => {
  const transaction = sqliteTransaction(req.payload.db, req.transactionID)
  const { rowsAffected } = await transaction.run(sqlite)
  if (rowsAffected === 0) return false
  await transaction.run(sql`DELETE FROM members_sessions WHERE _parent_id = ${id} AND id <> ${sid}`)
  return true
}

const switchInMongodb = (req: Work, { id, sid = '' }: Owner, { mongodb }: Switch) =>
  updateMongodb(
    req.payload,
    { _id: id, ...mongodb.filter },
    { $set: mongodb.update, $pull: { sessions: { id: { $ne: sid } } } },
    mongodbSession(req.payload.db, req.transactionID),
  )

/** Changes a member and records it, in one transaction; records nothing where nothing was changed. */
const changeAndRecord = (
  context: WorkContext,
  { id, username }: Owner,
  action: AuditEvent['action'],
  change: (req: Work) => Promise<boolean>,
): Promise<boolean> =>
  inUnitOfWork(context, async (work) => {
    if (!(await change(work))) return false
    work.audit({ action, row: { collection: slugs.members, id, title: username } })
    return true
  })

/**
 * Turns the second factor on or off, ends the member's other sessions and records it.
 *
 * @returns whether it was still in the state to be turned
 */
const switchSecondFactor = (
  context: WorkContext,
  owner: Owner,
  change: Switch,
): Promise<boolean> => {
  const run = isSqlite(context.payload.db) ? switchInSqlite : switchInMongodb
  return changeAndRecord(context, owner, change.action, (req) => run(req, owner, change))
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
  context: WorkContext,
  owner: Owner,
  { pendingSecret, step, recoveryCodeHashes }: ConfirmedSetUp,
): Promise<boolean> =>
  switchSecondFactor(context, owner, {
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
export const turnOff = (context: WorkContext, owner: Owner): Promise<boolean> =>
  switchSecondFactor(context, owner, {
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

/**
 * Uses up a recovery code and records it.
 *
 * @returns whether the stored hashes were still those that were read
 */
export const replaceRecoveryCodes = (
  context: WorkContext,
  owner: Owner,
  { before, after }: { before: string; after: string },
): Promise<boolean> =>
  // At a login the member is not signed in yet.
  changeAndRecord({ ...context, session: owner }, owner, 'recovery-code', async (work) => {
    const { payload, transactionID } = work
    const { db } = payload
    if (isSqlite(db)) {
      const { rowsAffected } = await sqliteTransaction(db, transactionID).run(
        sql`UPDATE members SET recovery_code_hashes = ${after}
          WHERE id = ${owner.id} AND recovery_code_hashes = ${before}`,
      )
      return rowsAffected > 0
    }
    return updateMongodb(
      payload,
      { _id: owner.id, recoveryCodeHashes: before },
      { $set: { recoveryCodeHashes: after } },
      mongodbSession(db, transactionID),
    )
  })
