import { getPayload, type Migration, type Payload } from 'payload'
import { settleRestoreAt } from './database/half-restore'
import { inTurn } from './database/turn'
import type { Env } from './env'
import type { Logger } from './logger'
import { migrations } from './migrations'
import { createConfig } from './payload.config'
import { readSecret } from './secret'
import { seedWhenEmpty, type FirstAccount } from './seed/seed'

/**
 * Opens the database, brings its schema up to date and fills it when it is empty.
 *
 * @param announce - told of the first accounts before they count, so that no password goes unseen
 */
export const startPayload = async (
  env: Env,
  logger: Logger,
  announce: (accounts: FirstAccount[]) => void,
): Promise<Payload> => {
  const secret = await readSecret(env)
  return inTurn(env.database, async () => {
    if (env.database.engine === 'mongodb') await settleRestoreAt(env.database.url)
    const payload = await getPayload({ config: createConfig({ env, secret, logger }) })
    if (env.database.engine === 'sqlite')
      await payload.db.migrate({ migrations: migrations as Migration[] })
    await seedWhenEmpty(payload, env, announce)
    return payload
  })
}
