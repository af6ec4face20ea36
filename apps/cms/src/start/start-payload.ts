import type { Logger } from 'pino'
import { getPayload, type Payload } from 'payload'
import { migrate } from '../database/migrate'
import { prepareDatabase, withStartLock } from '../database/open'
import { inUnitOfWork } from '../database/unit-of-work'
import type { Env } from '../env'
import { settleBegun } from '../features/roll-call/expected'
import { createConfig, defaultInstance } from './config'
import { readSecret } from '../payload/secret'
import type { FirstAccount } from './seed/accounts'
import { refuseLostDatabase } from '../database/lost-database'
import { seedWhenEmpty } from './seed/seed'

interface StartOptions {
  /** Tells apart what several servers in one process keep. */
  instance?: string
  /** What fills an empty database. */
  seed?: typeof seedWhenEmpty | undefined
}

/**
 * Opens the database, migrates its schema and seeds it when it is empty.
 *
 * @param announce - called with the first accounts before they are stored, so that no password is lost
 */
export const startPayload = async (
  env: Env,
  logger: Logger,
  announce: (accounts: FirstAccount[]) => void,
  { instance = defaultInstance, seed = seedWhenEmpty }: StartOptions = {},
): Promise<Payload> => {
  await refuseLostDatabase(env)
  const secret = await readSecret(env)
  return withStartLock(env.database, async () => {
    const config = createConfig({ env, secret, logger, instance })
    const payload = await getPayload({ config, key: instance })
    await prepareDatabase(payload)
    await migrate(payload.db)
    await seed(payload, env, announce)
    // Databases and archives of earlier versions may have roll calls for which this is not settled.
    await inUnitOfWork({ payload }, settleBegun)
    return payload
  })
}
