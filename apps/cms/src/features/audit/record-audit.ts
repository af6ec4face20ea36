import type { Payload, PayloadRequest } from 'payload'
import { beginTransaction } from '../../database/transaction'
import { slugs } from '../../payload/slugs'
import type { AuditAction } from './actions'
import { currentOrigin, type Actor } from './origin'

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

/** Who does what a request asks for. */
export const actorOf = ({ user }: Pick<AuditedRequest, 'user'>): Actor =>
  user ?? currentOrigin().actor

const entryOf = (req: AuditedRequest, { action, row, fields = [], by }: AuditEvent) => {
  const { id, username } = by ?? actorOf(req)
  return {
    at: new Date().toISOString(),
    actorId: id,
    actor: username,
    address: currentOrigin().address,
    action,
    rowCollection: row?.collection ?? '',
    rowId: row?.id ?? '',
    rowTitle: row?.title.slice(0, maxTitle) ?? '',
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
 * Records in the audit trail what a transaction does, within it: the change and its entry are stored
 * together or not at all. The entry goes below Payload's operations, which refuse every write.
 */
export const recordAudit = async (req: AuditedRequest, event: AuditEvent): Promise<void> => {
  if (!currentOrigin().isRecorded) return
  const { payload, transactionID } = req
  await payload.db.create({
    collection: slugs.auditTrail,
    data: entryOf(req, event),
    ...(transactionID !== undefined && { req: { transactionID } }),
    returning: false,
  })
}
