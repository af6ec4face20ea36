import { sql } from '@payloadcms/db-sqlite'
import { isActive } from '@tropa/contract/base/team-time'
import { isSqlite, requireMongodb, requireSqlite } from '../../database/engine'
import { newId } from '../../database/ids'
import { isDuplicate } from '../../database/mongodb/error'
import { joinWork, writeAlone, type WorkContext } from '../../database/unit-of-work'
import { toStoredDate } from '../../payload/fields/stored-date'
import type { Session } from '../../rpc/session'
import { findTodo, type FoundTodo } from './read'

/** The version that was stored, if one was, and the to-do as it was afterwards. */
interface Outcome {
  stored?: number | undefined
  present: FoundTodo | undefined
}

/** What a member has read of a to-do, and the day, `YYYY-MM-DD`, on which it must be active. */
interface Read {
  /** The to-do as it was after the member asked. */
  found: FoundTodo
  /** Without one it is the present version. */
  version?: number | undefined
  today: string
  member: Pick<Session, 'id' | 'username'>
}

const insertIntoSqlite = async (
  { payload }: WorkContext,
  { found, version, today, member }: Read,
): Promise<Outcome> => {
  const now = new Date().toISOString()
  const todoId = found.todo._id
  const present = sql`coalesce(version, 1)`
  const { rows } = await requireSqlite(payload.db).drizzle.run(sql`
    INSERT INTO acknowledgements
      (id, todo_id, member_id, username, version, acknowledged_at, created_at, updated_at)
    SELECT ${newId()}, id, ${member.id}, ${member.username}, ${present}, ${now}, ${now}, ${now}
    FROM todos
    WHERE id = ${todoId} AND ${present} = ${version ?? present}
      AND deadline >= ${toStoredDate(today)} AND deleted_at IS NULL
    ON CONFLICT DO NOTHING
    RETURNING version
  `)
  const [stored] = rows
  if (stored) await joinWork({ payload }, (work) => work.touch('acknowledgements'))
  const insertedVersion = stored && Number(stored.version)
  // The text in the cache is that of the version which was acknowledged.
  const isKnown = insertedVersion === found.version
  return { stored: insertedVersion, present: isKnown ? found : await findTodo(payload, todoId) }
}

/**
 * A transaction would cost more than all the rest. So the to-do is read again after the write: a row that an edit or a
 * deletion at the same moment has made void is taken back. One that is left is of no to-do, and deleted within the hour.
 */
const insertIntoMongodb = async (
  { payload }: WorkContext,
  { found, version, today, member }: Read,
): Promise<Outcome> => {
  const todoId = found.todo._id
  const isRead = (todo: FoundTodo) =>
    isActive(todo.todo.deadline, today) && todo.version === (version ?? todo.version)
  const first = isRead(found) ? found : await findTodo(payload, todoId)
  if (!first || !isRead(first)) return { present: first }
  const rows = requireMongodb(payload.db).collections['acknowledgements']
  const now = new Date()
  const row = { todo: todoId, memberId: member.id, version: first.version }
  const times = { acknowledgedAt: now, createdAt: now, updatedAt: now }
  const change = { $setOnInsert: { username: member.username, ...times } }
  // Renews the stamps after a second click, too: the first may not have done so yet.
  const result = await writeAlone(payload, 'acknowledgements', () =>
    Promise.resolve(rows?.updateOne(row, change, { upsert: true, timestamps: false })).catch(
      (error: unknown) => {
        if (!isDuplicate(error)) throw error
      },
    ),
  )
  const present = await findTodo(payload, todoId)
  const id = result?.upsertedId
  if (id && (!present || first.version < present.askedVersion)) {
    await writeAlone(payload, 'acknowledgements', () =>
      Promise.resolve(rows?.deleteOne({ _id: id })),
    )
  }
  return { stored: first.version, present }
}

/**
 * Stores in one write that a member has read a version of a to-do, while it is the present one and active. Of
 * several attempts, even at the same moment, one is stored.
 */
export const acknowledge = (context: WorkContext, read: Read): Promise<Outcome> =>
  (isSqlite(context.payload.db) ? insertIntoSqlite : insertIntoMongodb)(context, read)
