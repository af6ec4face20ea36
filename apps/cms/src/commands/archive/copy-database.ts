import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { acquireDatabase } from '../../database/open'
import { openSqlite } from '../../database/sqlite/client'
import { takeSnapshot } from '../../database/sqlite/snapshot'
import { EnvError, type Env } from '../../env'
import { requestSnapshot } from '../control-socket'
import { BackupError } from './archive'

const takeSnapshotHere = async (file: string) => {
  const release = await acquireDatabase({ engine: 'sqlite', file })
  try {
    const client = await openSqlite(pathToFileURL(file).href)
    try {
      return await takeSnapshot(client, file)
    } finally {
      client.close()
    }
  } finally {
    release()
  }
}

/** What the person at the terminal is told when the embedded database cannot be copied. */
export const copyFailure = (file: string, error: unknown): Error => {
  if (error instanceof EnvError || error instanceof BackupError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new BackupError(
    /SQLITE_FULL|ENOSPC/.test(reason)
      ? `The disk of ${dirname(file)} is full: the database is copied there first. Free as much space as ${file} takes.`
      : `The database ${file} cannot be backed up (${reason}).`,
  )
}

/**
 * Copies the embedded database, in the running product if there is one.
 *
 * @returns the path of the copy; the caller removes it
 */
export const copyDatabase = async (env: Env, file: string): Promise<string> => {
  try {
    return (await requestSnapshot(env)) ?? (await takeSnapshotHere(file))
  } catch (error) {
    throw copyFailure(file, error)
  }
}
