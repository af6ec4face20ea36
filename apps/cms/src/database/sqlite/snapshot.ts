import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Client } from '@libsql/client'
import { removeDatabase } from './remove-database'

const prefixOf = (file: string) => `${basename(file)}.snapshot-`

/** Removes snapshots that were never fetched. */
export const removeSnapshots = async (file: string): Promise<void> => {
  const folder = dirname(file)
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefixOf(file)))
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

/**
 * Writes a snapshot of the embedded database beside it. Writes wait meanwhile, about a second for
 * 100 MB.
 *
 * @returns the snapshot's path; the caller removes it
 */
export const takeSnapshot = async (client: Client, file: string): Promise<string> => {
  const snapshot = join(dirname(file), `${prefixOf(file)}${randomUUID()}`)
  // SQLite fills an existing empty file; one that it created itself would be readable for others.
  try {
    await writeFile(snapshot, '', { mode: 0o600 })
    await client.execute({ sql: 'VACUUM INTO ?', args: [snapshot] })
    return snapshot
  } catch (error) {
    await removeDatabase(snapshot)
    throw error
  }
}
