import { sql } from '@payloadcms/db-sqlite'
import { groupBy } from '@tropa/contract/base/group-by'
import type { DatabaseAdapter, Payload } from 'payload'
import type { Attempt, Outcome, StoredAcknowledgement, VersionedTodo } from '../engine-types'
import { requireSqlite } from '../engine'
import { newId } from '../ids'
import { joinWork } from '../unit-of-work'
import { embeddedClient } from './client'

export const insertAcknowledgement = async <Todo extends VersionedTodo>(
  payload: Payload,
  { found, find, version, since, member }: Attempt<Todo>,
): Promise<Outcome<Todo>> => {
  const now = new Date().toISOString()
  const present = sql`coalesce(version, 1)`
  const { rows } = await requireSqlite(payload.db).drizzle.run(sql`
    INSERT INTO acknowledgements
      (id, todo_id, member_id, username, version, acknowledged_at, created_at, updated_at)
    SELECT ${newId()}, id, ${member.id}, ${member.username}, ${present}, ${now}, ${now}, ${now}
    FROM todos
    WHERE id = ${found.todo._id} AND ${present} = ${version ?? present}
      AND deadline >= ${since} AND deleted_at IS NULL
    ON CONFLICT DO NOTHING
    RETURNING version
  `)
  const [stored] = rows
  if (stored) await joinWork({ payload }, (work) => work.touch('acknowledgements'))
  const insertedVersion = stored && Number(stored.version)
  // The text in the cache is that of the version which was acknowledged.
  return {
    stored: insertedVersion,
    present: insertedVersion === found.version ? found : await find(),
  }
}

type Cells = [todo: string, memberId: string, username: string, version: number | null, at: string]

/** Reads all rows as one JSON text without field names, because most of the time goes into reading what SQLite returns. */
export const groupAcknowledgements = (
  db: DatabaseAdapter,
  todoIds: readonly string[],
): Promise<ReadonlyMap<string, StoredAcknowledgement[]>> => {
  const { rows } = embeddedClient(db).readRow(
    `SELECT json_group_array(json_array(todo_id, member_id, username, version, acknowledged_at)) AS rows
      FROM (
        SELECT * FROM acknowledgements
        WHERE todo_id IN (SELECT value FROM json_each(:todoIds))
        ORDER BY acknowledged_at
      )`,
    { todoIds: JSON.stringify(todoIds) },
  ) as { rows: string }
  const acknowledgements = (JSON.parse(rows) as Cells[]).map(
    ([todo, memberId, username, version, acknowledgedAt]) => ({
      todo,
      memberId,
      username,
      version,
      acknowledgedAt,
    }),
  )
  return Promise.resolve(groupBy(acknowledgements, ({ todo }) => todo))
}
