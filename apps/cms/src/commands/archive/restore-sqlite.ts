import { rename, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { sql } from '@payloadcms/db-sqlite'
import { upsertRow, type DrizzleAdapter } from '@payloadcms/drizzle'
import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  type Payload,
} from 'payload'
import { requireSqlite } from '../../database/engine'
import { exists } from '../../database/files'
import type { DocumentWriter, Store } from './archive'

const tableName = (slug: string) => slug.replaceAll('-', '_')

interface Place {
  table: string
  fields: FlattenedField[]
}

const placeOf = ({ config }: Payload, { kind, slug }: Store): Place => {
  const isVersions = kind === 'versions' || kind === 'global-versions'
  const key = isVersions ? `_${tableName(slug)}_v` : tableName(slug)
  const collection = config.collections.find((each) => each.slug === slug)
  const global = config.globals.find((each) => each.slug === slug)
  if (collection && !kind.startsWith('global')) {
    const fields = isVersions
      ? buildVersionCollectionFields(config, collection, true)
      : collection.flattenedFields
    return { table: key, fields }
  }
  if (!global) throw new Error(`There are no ${kind} of ${slug}.`)
  const fields = isVersions
    ? buildVersionGlobalFields(config, global, true)
    : global.flattenedFields
  return { table: key, fields }
}

/**
 * Writes documents into a new embedded database, in one transaction. Payload's own `create` methods
 * would give globals and drafts new ids and times, so the function below them is used.
 */
export const sqliteWriter = async (payload: Payload): Promise<DocumentWriter> => {
  const adapter = requireSqlite(payload.db)
  const transaction = await adapter.beginTransaction()
  const db = adapter.sessions[String(transaction)]?.db
  if (!db || !('run' in db)) throw new Error('The embedded database began no transaction.')
  // Documents refer to others that are written after them.
  await db.run(sql`PRAGMA defer_foreign_keys = ON`)
  return {
    write: async (store, docs) => {
      const { table, fields } = placeOf(payload, store)
      const tableName = adapter.tableNameMap.get(table)
      if (tableName === undefined) throw new Error(`There is no table for ${table}.`)
      for (const { id, ...data } of docs) {
        await upsertRow({
          adapter: adapter as unknown as DrizzleAdapter,
          customID: id,
          data,
          db,
          fields,
          ignoreResult: true,
          operation: 'create',
          tableName,
        })
      }
    },
    finish: async () => {
      await adapter.commitTransaction(String(transaction))
    },
  }
}

/** Moves the content of the write-ahead log into the database file. */
const checkpoint = async (file: string) => {
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    if (rows[0]?.busy !== 0) throw new Error(`${file} is in use.`)
  } finally {
    client.close()
  }
}

const isDamaged = (error: unknown) =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))

/** Replaces a database file by another one, in one step. */
export const swapDatabase = async (fresh: string, file: string): Promise<void> => {
  await checkpoint(fresh)
  if (await exists(file)) {
    await checkpoint(file).catch((error: unknown) => {
      // A damaged database is replaced too.
      if (!isDamaged(error)) throw error
    })
  }
  for (const path of [fresh, file]) {
    // SQLite would take the old database's log for that of the new one.
    for (const ending of ['-wal', '-shm']) await rm(`${path}${ending}`, { force: true })
  }
  await rename(fresh, file)
}
