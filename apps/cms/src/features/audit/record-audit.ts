import type { Payload, PayloadRequest } from 'payload'
import { isMongodb } from '../../database/engine'
import { beginTransaction } from '../../database/transaction'
import type { AuditAction } from './actions'
import { createSigner, type EntryDraft } from './entry'
import { mongodbChain } from './mongodb-chain'
import { currentOrigin, type Actor } from './origin'
import { sqliteChain } from './sqlite-chain'

const maxTitle = 120

/** A request or a transaction in which something is recorded. */
export type AuditedRequest = Pick<PayloadRequest, 'payload' | 'transactionID'> &
  Partial<Pick<PayloadRequest, 'user'>>

/** A transaction that was begun for some work. */
export interface OwnTransaction {
  payload: Payload
  transactionID: string
}

/** What an entry tells of. */
export interface AuditEvent {
  action: AuditAction
  /** What it happened to: the collection or global, the document's id and its title. */
  row?: { collection: string; id: string; title: string }
  /** The names of the changed fields, never their values. */
  fields?: readonly string[]
  /** Who did it, where that is not the member who sent the request. */
  by?: Actor
}

/** The entries of open transactions. They get their places in the chain with the commit. */
type Pending = Map<string, EntryDraft[]>

const pendingOf = new WeakMap<Payload['db'], Pending>()

/**
 * Lets each commit append the transaction's entries to the chain. Where that fails, the transaction
 * is rolled back and the commit fails.
 */
export const prepareAudit = (payload: Payload): void => {
  const { db } = payload
  const pending: Pending = new Map()
  pendingOf.set(db, pending)
  const signer = createSigner(payload.config.secret)
  const appendAndCommit = (isMongodb(db) ? mongodbChain : sqliteChain)(payload, signer)

  const commit = db.commitTransaction.bind(db)
  const rollback = db.rollbackTransaction.bind(db)

  db.commitTransaction = async (incoming) => {
    const transaction = String(await incoming)
    const drafts = pending.get(transaction)
    pending.delete(transaction)
    if (!drafts || drafts.length === 0) return commit(incoming)
    try {
      await appendAndCommit(transaction, drafts, () => commit(transaction))
    } catch (error) {
      await rollback(transaction)
      throw error
    }
  }

  db.rollbackTransaction = async (incoming) => {
    pending.delete(String(await incoming))
    await rollback(incoming)
  }
}

/** Who does what a request asks for. */
export const actorOf = ({ user }: Pick<AuditedRequest, 'user'>): Actor =>
  user ?? currentOrigin().actor

/** Databases replace half a character, and the MAC would be that of another text than the stored one. */
const storable = (text: string) => text.toWellFormed()

const draftOf = (req: AuditedRequest, { action, row, fields = [], by }: AuditEvent): EntryDraft => {
  const { id, username } = by ?? actorOf(req)
  return {
    at: new Date().toISOString(),
    actorId: id,
    actor: storable(username),
    address: currentOrigin().address,
    action,
    rowCollection: row?.collection ?? '',
    rowId: row?.id ?? '',
    rowTitle: storable(row?.title.slice(0, maxTitle) ?? ''),
    fields: fields.join(', '),
  }
}

/**
 * Runs `work` in a transaction of its own.
 *
 * @param work - receives what Payload's database methods take as `req`
 */
export const inTransaction = async <Result>(
  payload: Payload,
  work: (req: OwnTransaction) => Promise<Result>,
): Promise<Result> => {
  const { db } = payload
  const transactionID = await beginTransaction(db)
  try {
    const result = await work({ payload, transactionID })
    await db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await db.rollbackTransaction(transactionID)
    throw error
  }
}

/**
 * Records in the audit trail what a transaction does. The entry is stored with its commit and dropped
 * with its rollback; outside of a transaction the entry is stored at once.
 */
export const recordAudit = async (req: AuditedRequest, event: AuditEvent): Promise<void> => {
  if (!currentOrigin().isRecorded) return
  const { payload } = req
  const pending = pendingOf.get(payload.db)
  if (!pending) throw new Error('The audit trail is not prepared.')
  const transaction = String(await req.transactionID)
  if (!payload.db.sessions[transaction]) {
    const { user = null } = req
    return inTransaction(payload, (own) => recordAudit({ ...own, user }, event))
  }
  const drafts = pending.get(transaction) ?? []
  pending.set(transaction, [...drafts, draftOf(req, event)])
}
