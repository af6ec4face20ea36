import { rename, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { sql, type SQLiteAdapter } from '@payloadcms/db-sqlite'
import { upsertRow, type DrizzleAdapter } from '@payloadcms/drizzle'
import {
  buildVersionCollectionFields,
  buildVersionGlobalFields,
  type FlattenedField,
  type Payload,
} from 'payload'
import { isThere } from '../../database/files'
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

/** Writes documents into a fresh embedded database, in one transaction. */
export const sqliteWriter = async (payload: Payload): Promise<DocumentWriter> => {
  const adapter = payload.db as unknown as SQLiteAdapter
  const transaction = await adapter.beginTransaction()
  const db = adapter.sessions[String(transaction)]?.db
  if (!db) throw new Error('The embedded database began no transaction.')
  // Documents name others that are written after them.
  await (db as unknown as SQLiteAdapter['drizzle']).run(sql`PRAGMA defer_foreign_keys = ON`)
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

/** Writes what a database's log holds into the file itself, so that the file alone is the database. */
const settle = async (file: string) => {
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

/** Puts one database in the place of another, in one step. */
export const swapDatabase = async (fresh: string, file: string): Promise<void> => {
  await settle(fresh)
  if (await isThere(file)) {
    await settle(file).catch((error: unknown) => {
      // One that is damaged cannot be settled, and is replaced all the same.
      if (!isDamaged(error)) throw error
    })
  }
  for (const path of [fresh, file]) {
    // A log that stayed behind would be taken for the new file's own.
    for (const ending of ['-wal', '-shm']) await rm(`${path}${ending}`, { force: true })
  }
  await rename(fresh, file)
}
