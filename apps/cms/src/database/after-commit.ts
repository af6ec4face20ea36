import type { Payload, PayloadRequest } from 'payload'

type Db = Payload['db']

const pendingOf = new WeakMap<Db, Map<string, (() => void)[]>>()

/** Lets {@link afterCommit} wait for the transactions of a database. */
export const watchCommits = (db: Db): void => {
  const pending = new Map<string, (() => void)[]>()
  pendingOf.set(db, pending)

  const take = async (incoming: Parameters<Db['commitTransaction']>[0]) => {
    const transaction = String(await incoming)
    const runs = pending.get(transaction) ?? []
    pending.delete(transaction)
    return runs
  }

  const commit = db.commitTransaction.bind(db)
  db.commitTransaction = async (incoming) => {
    const runs = await take(incoming)
    await commit(incoming)
    for (const run of runs) run()
  }

  const rollback = db.rollbackTransaction.bind(db)
  db.rollbackTransaction = async (incoming) => {
    await take(incoming)
    await rollback(incoming)
  }
}

/** Runs something once the transaction of a request is committed, never if it is not; without one at once. */
export const afterCommit = async (
  { payload: { db }, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  run: () => void,
): Promise<void> => {
  const transaction = String(await transactionID)
  const pending = pendingOf.get(db)
  if (pending && db.sessions[transaction]) {
    pending.set(transaction, [...(pending.get(transaction) ?? []), run])
  } else run()
}
