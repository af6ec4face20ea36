import { stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

/** The `user_version` of a database whose free pages hold nothing that was deleted. */
const compacted = 1

/** Writes the log into the file, and empties it, because it still holds what was deleted. */
export const emptyLog = ({ client }: Pick<SQLiteAdapter, 'client'>): Promise<void> =>
  client.executeMultiple('PRAGMA wal_checkpoint(TRUNCATE)')

/**
 * Overwrites, once, what a version without `secure_delete` left in the file when it deleted it.
 *
 * @param isNew - nothing can have been deleted yet
 */
export const compact = async (db: SQLiteAdapter, isNew: boolean): Promise<void> => {
  const { client, clientConfig, payload } = db
  const { rows } = await client.execute('PRAGMA user_version')
  if (rows[0]?.user_version === compacted) return
  if (!isNew) {
    const file = fileURLToPath(clientConfig.url)
    const [{ size }, { bavail, bsize }] = await Promise.all([stat(file), statfs(dirname(file))])
    const megabytes = Math.ceil((2 * size) / 1e6)
    if (bavail * bsize < 2 * size) {
      payload.logger.warn(
        `Deleted data still stands in ${file}: overwriting it needs ${megabytes} MB of free disk. The next start tries again.`,
      )
      return
    }
    payload.logger.info(`Overwriting what was deleted from ${file} until now.`)
    await client.execute('VACUUM')
    await emptyLog(db)
  }
  await client.executeMultiple(`PRAGMA user_version = ${compacted}`)
}
