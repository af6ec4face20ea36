import type { DatabaseAdapter, Payload } from 'payload'
import type { Attempt, Outcome, StoredAcknowledgement, VersionedTodo } from '../engine-types'
import { writeAlone } from '../unit-of-work'
import { isDuplicate } from './error'
import { modelOf } from './model'

interface Stored {
  todo: unknown
  acknowledgedAt: Date
}

/** Whether a to-do still has the versions that were found. Below Payload, because each click asks. */
const isUnchanged = async (db: DatabaseAdapter, found: VersionedTodo): Promise<boolean> => {
  const stored = await modelOf(db, 'todos')
    .findOne({ _id: found.todo._id, deletedAt: null })
    .select(['version', 'askedVersion'])
    .lean<Partial<VersionedTodo> | null>()
  const { version, askedVersion } = stored ?? {}
  // Before there were versions, to-dos were stored without numbers.
  return (
    stored !== null &&
    (version ?? 1) === found.version &&
    (askedVersion ?? 1) === found.askedVersion
  )
}

/**
 * A transaction would cost more than all the rest. So the to-do is read again after the write: a row that an edit or a
 * deletion at the same moment has made void is taken back. One that is left is of no to-do, and deleted within the hour.
 */
export const insertAcknowledgement = async <Todo extends VersionedTodo>(
  payload: Payload,
  { found, find, isRead, member }: Attempt<Todo>,
): Promise<Outcome<Todo>> => {
  const first = isRead(found) ? found : await find()
  if (!first || !isRead(first)) return { present: first }
  const rows = modelOf(payload.db, 'acknowledgements')
  const now = new Date()
  const row = { todo: found.todo._id, memberId: member.id, version: first.version }
  const times = { acknowledgedAt: now, createdAt: now, updatedAt: now }
  const change = { $setOnInsert: { username: member.username, ...times } }
  // Renews the stamps after a second click, too: the first may not have done so yet.
  const result = await writeAlone(payload, 'acknowledgements', () =>
    Promise.resolve(rows.updateOne(row, change, { upsert: true, timestamps: false })).catch(
      (error: unknown) => {
        if (!isDuplicate(error)) throw error
      },
    ),
  )
  const present = (await isUnchanged(payload.db, first)) ? first : await find()
  const id = result?.upsertedId
  if (id && (!present || first.version < present.askedVersion)) {
    await writeAlone(payload, 'acknowledgements', () =>
      Promise.resolve(rows.deleteOne({ _id: id })),
    )
  }
  return { stored: first.version, present }
}

export const acknowledgementsOf = async (
  db: DatabaseAdapter,
  todoIds: readonly string[],
): Promise<StoredAcknowledgement[]> => {
  const rows = await modelOf(db, 'acknowledgements')
    .find({ todo: { $in: todoIds } })
    .select(['todo', 'memberId', 'username', 'version', 'acknowledgedAt'])
    .sort('acknowledgedAt')
    .lean<(Omit<StoredAcknowledgement, 'todo' | 'acknowledgedAt'> & Stored)[]>()
  return rows.map((row) => ({
    ...row,
    todo: String(row.todo),
    acknowledgedAt: row.acknowledgedAt.toISOString(),
  }))
}
