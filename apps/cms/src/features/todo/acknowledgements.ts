import { sql } from '@payloadcms/db-sqlite'
import { isSqlite, requireMongodb, requireSqlite } from '../../database/engine'
import { newId } from '../../database/ids'
import { mongodbSession } from '../../database/transaction'
import { inUnitOfWork, joinWork, type WorkContext } from '../../database/unit-of-work'
import { findRow } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { toStoredDate } from '../../payload/fields/stored-date'
import type { Session } from '../../rpc/session'
import { versionsOf } from './read'

/** What a member has read of a to-do, and the day, `YYYY-MM-DD`, on which it must be active. */
interface Read {
  todoId: string
  /** Without one it is the present version. */
  version?: number | undefined
  today: string
  member: Pick<Session, 'id' | 'username'>
}

const insertIntoSqlite = async (
  { payload }: WorkContext,
  { todoId, version, today, member }: Read,
) => {
  const now = new Date().toISOString()
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
  return stored ? Number(stored.version) : undefined
}

/** An edit at the same moment leaves a row of an older version, which counts for nothing. */
const insertIntoMongodb = (context: WorkContext, { todoId, version, today, member }: Read) =>
  inUnitOfWork(context, async (work) => {
    const { db } = work.payload
    const isActive = { deadline: { greater_than_equal: toStoredDate(today) } }
    const where = { and: [{ id: { equals: todoId } }, isActive, outsideTrash] }
    const todo = await findRow(work.payload, 'todos', where, work)
    const present = todo && versionsOf(todo).version
    if (!present || present !== (version ?? present)) return undefined
    const now = new Date()
    const result = await requireMongodb(db).collections['acknowledgements']?.updateOne(
      { todo: todoId, memberId: member.id, version: present },
      {
        $setOnInsert: {
          username: member.username,
          acknowledgedAt: now,
          createdAt: now,
          updatedAt: now,
        },
      },
      { upsert: true, timestamps: false, session: mongodbSession(db, work.transactionID) },
    )
    if (result?.upsertedCount !== 1) return undefined
    work.touch('acknowledgements')
    return present
  })

/**
 * Stores in one write that a member has read a version of a to-do, while it is the present one and active. Of
 * several attempts, even at the same moment, one succeeds.
 *
 * @returns the version, if this attempt did
 */
export const acknowledge = (context: WorkContext, read: Read): Promise<number | undefined> =>
  (isSqlite(context.payload.db) ? insertIntoSqlite : insertIntoMongodb)(context, read)
