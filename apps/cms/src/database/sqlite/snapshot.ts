import { randomUUID } from 'node:crypto'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Client } from '@libsql/client'

const prefixOf = (file: string) => `${basename(file)}.snapshot-`

/** Removes copies that nobody came for. */
export const removeSnapshots = async (file: string): Promise<void> => {
  const folder = dirname(file)
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefixOf(file)))
  await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
}

/**
 * Copies the embedded database as it is at one moment into a file beside it. Its writers wait
 * meanwhile: a copy takes about a second for 100 MB.
 *
 * @returns the copy's path, to be removed by who asked
 */
export const takeSnapshot = async (client: Client, file: string): Promise<string> => {
  const copy = join(dirname(file), `${prefixOf(file)}${randomUUID()}`)
  // SQLite fills an empty file that is there, and would make one that others can read.
  await writeFile(copy, '', { mode: 0o600 })
  try {
    await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
    return copy
  } catch (error) {
    await rm(copy, { force: true })
    throw error
  }
}
