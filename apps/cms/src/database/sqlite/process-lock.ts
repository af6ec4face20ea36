import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type Client } from '@libsql/client'
import { EnvError } from '../../env'
import { hasCode, makeFolder } from '../files'

/**
 * Keeps a second process off the embedded database: a lock that the system itself lets go when its
 * holder ends, however it ends.
 *
 * @param file - the database's path
 * @returns lets the lock go
 * @throws EnvError when another process holds it
 */
export const lockDatabase = async (file: string): Promise<() => void> => {
  let lock: Client | undefined
  try {
    await makeFolder(dirname(file))
    lock = createClient({ url: pathToFileURL(`${file}.lock`).href })
    await lock.execute('PRAGMA busy_timeout = 2000')
    await lock.execute('BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw hasCode(error, 'SQLITE_BUSY')
      ? new EnvError(`DATABASE_URL names a database that another process is using: ${file}.`)
      : new EnvError(`DATABASE_URL names a file that cannot be written: ${file} (${reason}).`)
  }
  const held = lock
  return () => {
    // A connection that is closed keeps its lock until its memory is collected.
    void held.execute('ROLLBACK').finally(() => held.close())
  }
}
