import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { startMailServer, type MailServer } from '@tropa/harness/mail-server'
import { getPayload, type Payload } from 'payload'
import type { Logger } from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { prepareDatabase } from '../database/open'
import { createRateLimits } from '../rpc/rate-limits'
import { createApp } from '../server/app'
import { readEnv, type Env } from '../env'
import { createLogger } from '../server/logger'
import { finishAnnouncements } from '../payload/discord/announcer'
import { finishMail } from '../payload/email/mail-queue'
import { createConfig } from '../start/config'
import { startPayload } from '../start/start-payload'
import { newMongodbUrl, copyBaseDatabase, workerMongodbUrl } from './base-database'
import { createClient, type TestClient } from './client'
import { createMember, signIn } from './fixtures'
import { hashAsTheProduct, hashQuickly } from './hashing'
import { portOf } from './port'

export interface Booted {
  env: Env
  payload: Payload
  origin: string
  call: TestClient
  stop: () => Promise<void>
}

const newEnv = async (
  mongodbUrl: () => string,
  variables: Record<string, string>,
): Promise<Env> => {
  const folder = await mkdtemp(join(tmpdir(), 'tropa-test-'))
  return {
    ...readEnv({
      DATABASE_URL:
        inject('engine') === 'mongodb' ? mongodbUrl() : `file:${join(folder, 'test.db')}`,
      PAYLOAD_SECRET: 'a secret for tests that nobody else uses',
      LOG_LEVEL: 'silent',
      ...variables,
    }),
    dataFolder: folder,
  }
}

const serve = async (
  env: Env,
  payload: Payload,
  logger: Logger,
  siteRenderer?: SiteRenderer,
): Promise<Booted> => {
  const server = createServer(
    createApp({
      env,
      payload,
      logger,
      limits: await createRateLimits(payload, env),
      ...(siteRenderer && { siteRenderer }),
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${portOf(server)}`
  return {
    env,
    payload,
    origin,
    call: createClient(origin, env.publicUrl),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await Promise.all([finishMail(payload, 0), finishAnnouncements(payload, 0)])
      await payload.destroy()
      await rm(env.dataFolder, { recursive: true, force: true })
    },
  }
}

/**
 * Boots the product with its fixtures on the engine under test. A file of tests boots it once.
 *
 * @param siteRenderer - replaces the built web app; without it no pages are served
 */
export const boot = async (
  variables: Record<string, string> = {},
  siteRenderer?: SiteRenderer,
): Promise<Booted> => {
  hashQuickly()
  const env = await newEnv(workerMongodbUrl, variables)
  const fill = await copyBaseDatabase(env.database)
  const logger = createLogger(env.logLevel)
  const secret = env.payloadSecret ?? ''
  const instance = randomUUID()
  const config = createConfig({ env, secret, logger, instance })
  const payload = await getPayload({ config, key: instance })
  await prepareDatabase(payload)
  await fill(payload)
  return serve(env, payload, logger, siteRenderer)
}

/** Boots the product before the tests of a file and stops it after them. */
export const booted = (
  variables: Record<string, string> = {},
  siteRenderer?: SiteRenderer,
): Booted => {
  const tropa = {} as Booted
  beforeAll(async () => {
    Object.assign(tropa, await boot(variables, siteRenderer))
  })
  afterAll(() => tropa.stop())
  return tropa
}

/** The tokens of members who sign in before the tests of a file; those whom no fixture makes are editors. */
export const signedIn = <Name extends string>(
  tropa: Booted,
  ...names: Name[]
): Record<Name, string> => {
  const tokens = {} as Record<Name, string>
  beforeAll(async () => {
    for (const name of names) {
      if (!['ada', 'ben'].includes(name)) {
        await createMember(tropa.payload, name, 'user', { isEditor: true })
      }
      tokens[name] = await signIn(tropa.call, name)
    }
  })
  return tokens
}

/** Boots the product with a mail server that takes its mails. */
export const bootedWithMail = (
  variables: Record<string, string> = {},
): { tropa: Booted; mail: MailServer } => {
  const mail = {} as MailServer
  const smtp: Record<string, string> = { ...variables }
  beforeAll(async () => {
    Object.assign(mail, await startMailServer())
    smtp.SMTP_URL = mail.url
  })
  afterAll(() => mail.stop())
  return { tropa: booted(smtp), mail }
}

/**
 * Boots the product on a database that an older version has left, as a start does.
 *
 * @param restore - fills the empty database and the data folder
 */
export const bootUpgraded = async (restore: (env: Env) => Promise<void>): Promise<Booted> => {
  hashAsTheProduct()
  const env = await newEnv(newMongodbUrl, { RATE_LIMIT: 'off' })
  await restore(env)
  const logger = createLogger(env.logLevel)
  const refuseSeed = () => {
    throw new Error('The database was seeded as if it were empty.')
  }
  const payload = await startPayload(env, logger, refuseSeed, { instance: randomUUID() })
  return serve(env, payload, logger)
}
