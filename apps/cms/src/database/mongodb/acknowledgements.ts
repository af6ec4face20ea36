import type { DatabaseAdapter, Payload } from 'payload'
import type { Attempt, Outcome, StoredAcknowledgement, VersionedTodo } from '../engine-types'
import { requireMongodb } from '../engine'
import { writeAlone } from '../unit-of-work'
import { isDuplicate } from './error'

const rowsIn = (db: DatabaseAdapter) => {
  const rows = requireMongodb(db).collections['acknowledgements']
  if (!rows) throw new Error('The acknowledgements have no collection.')
  return rows
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
  const rows = rowsIn(payload.db)
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
  const present = await find()
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
  todoId: string,
): Promise<StoredAcknowledgement[]> => {
  const rows = await rowsIn(db)
    .find({ todo: todoId })
    .select(['memberId', 'username', 'version', 'acknowledgedAt'])
    .sort('acknowledgedAt')
    .lean<(Omit<StoredAcknowledgement, 'acknowledgedAt'> & { acknowledgedAt: Date })[]>()
  return rows.map((row) => ({ ...row, acknowledgedAt: row.acknowledgedAt.toISOString() }))
}
