import { rm, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'
import { exists, isDamaged } from '../files'

export const removeDatabase = async (file: string): Promise<void> => {
  for (const ending of ['', '-wal', '-shm', '-journal']) {
    await rm(`${file}${ending}`, { force: true })
  }
}

/** Writes a snapshot of the embedded database, in place of one that a killed backup has left. */
export const takeSnapshot = async (file: string, snapshot: string): Promise<void> => {
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    // It may have to wait for a process that is just ending.
    await client.execute('PRAGMA busy_timeout = 5000')
    await removeDatabase(snapshot)
    // SQLite fills an existing empty file; one that it created itself would be readable for others.
    await writeFile(snapshot, '', { mode: 0o600 })
    await client.execute({ sql: 'VACUUM INTO ?', args: [snapshot] })
  } finally {
    client.close()
  }
}

/**
 * Moves the write-ahead log of a closed database into its file and removes it, because SQLite would
 * take it for the log of a file that replaces this one. A damaged database only loses its log.
 */
export const finishLog = async (file: string): Promise<void> => {
  if (!(await exists(file))) return
  const client = createClient({ url: pathToFileURL(file).href })
  try {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    if (rows[0]?.busy !== 0)
      throw new Error(`${file} is in use: close what reads it, then restore.`)
  } catch (error) {
    if (!isDamaged(error)) throw error
  } finally {
    client.close()
  }
  for (const ending of ['-wal', '-shm']) await rm(`${file}${ending}`, { force: true })
}
