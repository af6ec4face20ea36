import { groupBy } from '@tropa/contract/base/group-by'
import type { DatabaseAdapter, Payload } from 'payload'
import type { Attempt, Outcome, StoredAcknowledgement, VersionedTodo } from '../engine-types'
import { shareReads } from '../share-runs'
import { writeAlone } from '../unit-of-work'
import { isDuplicate } from './error'
import { modelOf } from './model'

interface Stored {
  todo: unknown
  acknowledgedAt: Date
}

/** The versions of to-dos outside the trash by their ids. Bypasses Payload, because each click asks. */
const readVersions = shareReads(async (db, todoIds: ReadonlySet<string>) => {
  const rows = await modelOf(db, 'todos')
    .find({ _id: { $in: [...todoIds] }, deletedAt: null })
    .select(['version', 'askedVersion'])
    .lean<(Partial<VersionedTodo> & { _id: unknown })[]>()
  return new Map(rows.map((row) => [String(row._id), row]))
})

const isUnchanged = async (db: DatabaseAdapter, found: VersionedTodo): Promise<boolean> => {
  const stored = (await readVersions(db, [found.todo._id])).get(found.todo._id)
  // To-dos from before there were versions have no numbers.
  return (
    stored !== undefined &&
    (stored.version ?? 1) === found.version &&
    (stored.askedVersion ?? 1) === found.askedVersion
  )
}

/**
 * A transaction would cost more than all the rest. So the to-do is read again after the write, and a row is removed if
 * a concurrent edit or deletion has made it void. A row that is left without a to-do is deleted within the hour.
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

/** One query for all who ask at the same time. SQLite answers at once and has nothing to share. */
export const groupAcknowledgements = shareReads(async (db, todoIds: ReadonlySet<string>) => {
  const rows = await modelOf(db, 'acknowledgements')
    .find({ todo: { $in: [...todoIds] } })
    .select(['todo', 'memberId', 'username', 'version', 'acknowledgedAt'])
    .sort('acknowledgedAt')
    .lean<(Omit<StoredAcknowledgement, 'todo' | 'acknowledgedAt'> & Stored)[]>()
  const acknowledgements = rows.map((row) => ({
    ...row,
    todo: String(row.todo),
    acknowledgedAt: row.acknowledgedAt.toISOString(),
  }))
  return groupBy(acknowledgements, ({ todo }) => todo)
})
