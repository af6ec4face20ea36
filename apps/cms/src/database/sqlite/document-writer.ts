import { sql } from '@payloadcms/db-sqlite'
import { upsertRow, type DrizzleAdapter } from '@payloadcms/drizzle'
import type { Payload } from 'payload'
import type { WriteDocuments } from '../engine-types'
import { requireSqlite } from '../engine'

export const openDocumentWriter = async (
  payload: Payload,
  transaction: string,
): Promise<WriteDocuments> => {
  const adapter = requireSqlite(payload.db)
  const db = adapter.sessions[transaction]?.db
  if (!db || !('run' in db)) throw new Error('The embedded database began no transaction.')
  // Documents refer to others that are written after them.
  await db.run(sql`PRAGMA defer_foreign_keys = ON`)
  return async ({ kind, slug, fields }, docs) => {
    const name = slug.replaceAll('-', '_')
    const tableName = adapter.tableNameMap.get(kind.endsWith('versions') ? `_${name}_v` : name)
    if (tableName === undefined) throw new Error(`There is no table for ${slug}.`)
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
  }
}
