import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient, type Client } from '@libsql/client'
import { EnvError } from '../../env'
import { hasCode, makeFolder } from '../files'

/**
 * Takes the process lock of the embedded database. The operating system releases it when the process
 * ends, however it ends.
 *
 * @param file - the database's path
 * @returns a function that releases the lock
 * @throws EnvError when another process has it
 */
export const lockDatabase = async (file: string): Promise<() => void> => {
  let opened: Client | undefined
  try {
    await makeFolder(dirname(file))
    opened = createClient({ url: pathToFileURL(`${file}.lock`).href })
    await opened.execute('PRAGMA busy_timeout = 2000')
    await opened.execute('BEGIN EXCLUSIVE')
  } catch (error) {
    opened?.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw hasCode(error, 'SQLITE_BUSY')
      ? new EnvError(`DATABASE_URL names a database that another process is using: ${file}.`)
      : new EnvError(`DATABASE_URL names a file that cannot be written: ${file} (${reason}).`)
  }
  const lock = opened
  return () => {
    // Closing alone would keep the lock until the connection's memory is collected.
    void lock.execute('ROLLBACK').finally(() => lock.close())
  }
}
