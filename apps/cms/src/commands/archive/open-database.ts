import { randomBytes } from 'node:crypto'
import { BasePayload, type Payload } from 'payload'
import { keepFilesPrivate } from '../../database/files'
import { acquireDatabase } from '../../database/open'
import { migrate } from '../../database/migrate'
import { removeDatabase, takeSnapshot } from '../../database/sqlite/files'
import { lockDatabase } from '../../database/sqlite/process-lock'
import { beginTransaction } from '../../database/transaction'
import type { Env } from '../../env'
import { createConfig } from '../../start/config'
import { refuseLostDatabase, refuseMissingDatabase } from '../../database/lost-database'
import { createLogger } from '../../server/logger'
import type { Source } from './stores'

/** Opens a database for a backup or a restore. Neither signs anything, so the key is a random one. */
export const openPayload = async (env: Env, database: Env['database']): Promise<Payload> => {
  const secret = randomBytes(32).toString('hex')
  const logger = createLogger('error')
  const config = createConfig({ env: { ...env, database }, secret, logger })
  return new BasePayload().init({ config, disableOnInit: true })
}

export const withPayload = async <Result>(
  env: Env,
  database: Env['database'],
  work: (payload: Payload) => Promise<Result>,
): Promise<Result> => {
  const payload = await openPayload(env, database)
  return work(payload).finally(() => payload.destroy())
}

export const readSnapshot = async <Result>(
  env: Env,
  read: (source: Source) => Promise<Result>,
): Promise<Result> => {
  const { database } = env
  if (database.engine === 'mongodb') {
    await acquireDatabase(database)
    return withPayload(env, database, async (payload) => {
      const transaction = await beginTransaction(payload.db)
      // Not committed, because the server may have aborted it while pictures were read, which are outside of it.
      return read({ payload, transaction }).finally(() =>
        payload.db.rollbackTransaction(transaction),
      )
    })
  }
  const { file } = database
  await refuseMissingDatabase(env)
  await refuseLostDatabase(env)
  keepFilesPrivate()
  // It reads only, so it needs no lock of the database: the product may run, and writes go on.
  const snapshot = `${file}.snapshot`
  // Another backup would remove the snapshot that this one reads.
  const unlock = await lockDatabase(snapshot)
  try {
    await takeSnapshot(file, snapshot)
    return await withPayload(env, { engine: 'sqlite', file: snapshot }, async (payload) => {
      // This version may not have been started with the database yet.
      await migrate(payload.db)
      return read({ payload })
    })
  } finally {
    await removeDatabase(snapshot)
    unlock()
  }
}
