import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql, sqliteAdapter, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { EnvError } from '../../env'
import { makeFolder } from '../files'
import { newId } from '../ids'
import { isIndexAlone, problemsOf } from './check'
import { openSqlite } from './client'
import { emptyLog } from './compact'
import { rebuildIndex } from './search-index'

type Session = SQLiteAdapter['sessions'][string]

/**
 * Keeps a drizzle transaction open until it is committed or rolled back. Unlike in Payload's own, a failed COMMIT is an
 * error.
 */
const beginSession = (adapter: SQLiteAdapter) =>
  new Promise<Session>((opened, failed) => {
    const done = adapter.drizzle.transaction(
      (transaction) =>
        new Promise<void>((commit, rollback) => {
          opened({
            db: transaction as unknown as Session['db'],
            resolve: async () => {
              commit()
              await done
            },
            reject: async () => {
              rollback(new Error('rolled back'))
              await done.catch(() => undefined)
            },
          })
        }),
    )
    done.catch(failed)
  })

const openFile = async (file: string) => {
  const { href } = pathToFileURL(file)
  try {
    let client = await openSqlite(href)
    try {
      let problems = await problemsOf(client)
      if (isIndexAlone(problems)) {
        await rebuildIndex(client)
        // A connection that has seen a damaged index goes on seeing it.
        client.close()
        client = await openSqlite(href)
        problems = await problemsOf(client)
      }
      if (problems.length > 0) throw new Error('it is damaged')
    } catch (error) {
      client.close()
      throw error
    }
    return client
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvError(`DATABASE_URL names no database that can be opened: ${file} (${reason}).`)
  }
}

type Row = Record<string, unknown>

const withId = (row: Row): Row => (row.id ? row : { ...row, id: newId() })

/**
 * Replaces the ids that Payload would generate by ids that MongoDB accepts too. Payload needs only the id of a new
 * document, so its row is not returned: reading it would take a tenth of the time of an inquiry.
 */
const generateOwnIds = (adapter: SQLiteAdapter) => {
  const { insert } = adapter
  adapter.insert = async (args) => {
    const { db, tableName, values, onConflictDoUpdate } = args
    const table = adapter.tables[tableName] as Parameters<typeof db.insert>[0] | undefined
    if (!table || adapter.rawTables[tableName]?.columns.id?.type !== 'uuid') {
      return insert.call(adapter, args)
    }
    if (Array.isArray(values) || onConflictDoUpdate) {
      const rows = Array.isArray(values) ? values.map(withId) : withId(values)
      return insert.call(adapter, { ...args, values: rows })
    }
    const row = withId(values)
    await db.insert(table).values(row)
    return [row]
  }
}

/** Without this, Payload's queries on relationships to several collections drop ids that are no UUIDs. */
const allowOwnIds = ({ payload }: SQLiteAdapter) => {
  for (const collection of Object.values(payload.collections)) collection.customIDType = 'text'
}

/** A pattern that matches a text literally and in any case; LIKE ignores the case of ASCII letters only. */
const globOf = (text: string) =>
  Array.from(text)
    .map((letter) => {
      const cases = [letter, letter.toLowerCase(), letter.toUpperCase()]
      const single = [...new Set(cases)].filter((each) => Array.from(each).length === 1)
      return single.length > 1 || '*?['.includes(letter) ? `[${single.join('')}]` : letter
    })
    .join('')

/**
 * Payload's adapter for the embedded database, with writes that wait for the write lock (client.ts),
 * transactions that report a failed COMMIT, and searches that match `%` and `_` literally and letters whatever
 * their case.
 *
 * @param file - the database's absolute path
 */
export const sqliteDatabase = (file: string): DatabaseAdapterObj<SQLiteAdapter> => {
  const base = sqliteAdapter({
    client: { url: pathToFileURL(file).href },
    idType: 'uuidv7',
    push: false,
    migrationDir: 'src/database/migrations',
    transactionOptions: {},
  })
  return {
    ...base,
    init: ({ payload }) => {
      const adapter = base.init({ payload })
      const { connect } = adapter
      adapter.connect = async function (options) {
        await makeFolder(dirname(file))
        adapter.client = await openFile(file)
        await connect?.call(adapter, options)
        allowOwnIds(adapter)
      }
      generateOwnIds(adapter)
      const { destroy } = adapter
      adapter.destroy = async () => {
        // After a stop the database is one file, which can be copied.
        await emptyLog(adapter)
        await destroy?.call(adapter)
        adapter.client.close()
      }
      // Payload has put a percent sign at both ends.
      adapter.operators.contains = (column: unknown, value: unknown) =>
        sql`${column} GLOB ${`*${globOf(String(value).slice(1, -1))}*`}`
      // The panel's lists search with `like`, word by word.
      adapter.operators.like = adapter.operators.contains
      adapter.beginTransaction = async () => {
        await adapter.initializing
        const id = randomUUID()
        adapter.sessions[id] = await beginSession(adapter)
        return id
      }
      adapter.commitTransaction = async (incoming) => {
        const id = String(await incoming)
        const session = adapter.sessions[id]
        if (!session) return
        try {
          await session.resolve()
        } finally {
          Reflect.deleteProperty(adapter.sessions, id)
        }
      }
      // Payload leaves this transaction open if it fails, for example because the job was deleted while it ran.
      const { updateJobs } = adapter
      adapter.updateJobs = async (args) => {
        try {
          return await updateJobs.call(adapter, args)
        } catch (error) {
          await adapter.rollbackTransaction(String(await args.req?.transactionID))
          throw error
        }
      }
      return adapter
    },
  }
}
