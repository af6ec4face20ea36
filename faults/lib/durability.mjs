import { createClient } from '@libsql/client'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const source = (name) =>
  readFile(fileURLToPath(new URL(`../../apps/cms/src/database/${name}`, import.meta.url)), 'utf8')

/** Throws unless the product is set up to write to the disk before it confirms a write. */
export const assertDurable = async (engine, file) => {
  if (engine === 'mongodb') {
    const text = await source('mongodb/adapter.ts')
    if (!text.includes("new WriteConcern('majority', undefined, true)")) {
      throw new Error('Writes to MongoDB do not wait for a majority and its journal.')
    }
    return 'w: majority, j: true'
  }
  const text = await source('sqlite/client.ts')
  if (!text.includes("'synchronous = FULL'"))
    throw new Error('SQLite does not write to the disk before it confirms.')
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute('PRAGMA journal_mode')
  client.close()
  if (rows[0]?.journal_mode !== 'wal') throw new Error('SQLite has no write-ahead log.')
  return 'journal_mode=wal, synchronous=FULL'
}
