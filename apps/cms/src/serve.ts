import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { linksLeadTo } from '@tropa/contract/base/public-url'
import { errorCodes } from '@tropa/contract/errors'
import { paths } from '@tropa/contract/pages'
import { listenForCommands } from './commands/control-socket'
import { acquireDatabase } from './database/open'
import { EnvError, type Env } from './env'
import { adminNames } from './features/member/stored-member'
import { finishAnnouncements } from './payload/discord/announcer'
import { finishMail, keepSendingMail } from './payload/email/mail-queue'
import { createPasses } from './payload/jobs/job-runner'
import { build, version } from './payload/version'
import type { Payload } from 'payload'
import { startPayload } from './start/start-payload'
import { createRateLimits } from './rpc/rate-limits'
import type { FirstAccount } from './start/seed/accounts'
import type { seedWhenEmpty } from './start/seed/seed'
import { createApp } from './server/app'
import { createTimedServer, watchRequests } from './server/connections'
import { createLogger, logConsole } from './server/logger'
import { loadSiteRenderer } from './server/site/load-renderer'

const printLine = (line: string) => process.stdout.write(`${line}\n`)

const respondStarting: RequestListener = (_request, response) => {
  response.writeHead(errorCodes.SERVICE_UNAVAILABLE.status, {
    'Content-Type': 'application/json',
    'Retry-After': '2',
  })
  response.end(JSON.stringify({ message: 'The server is starting. Please try again.' }))
}

const listen = async (server: Server, { port, host }: Env) => {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new EnvError(
      /EADDRINUSE|EACCES/.test(reason)
        ? `PORT ${port} is busy or not allowed (${reason}).`
        : `HOST cannot be listened on (${reason}).`,
    )
  }
}

const printAdmins = (names: string[]) => {
  printLine(`  Admins: ${names.join(', ')}`)
  printLine('  A forgotten password is reset with: npm run reset-password -- NAME')
}

const printFirstAccounts = ({ seed }: Env, accounts: FirstAccount[]) => {
  for (const { username, password, userType } of accounts) {
    const isChosen = seed[userType].password !== undefined
    const source = isChosen ? `of SEED_${userType.toUpperCase()}_PASSWORD` : password
    printLine(`  First ${userType}: sign in as ${username} with the password ${source}`)
  }
  const isRandom = accounts.some(({ userType }) => seed[userType].password === undefined)
  if (isRandom) printLine('  A password is shown only this once.')
}

/** For how long a proxy, which asks every few seconds, may still send requests after a signal, in milliseconds. */
const proxyNoticeTime = 5000

/** The longest time open requests may take after that, in milliseconds. */
const drainTimeout = 20_000

/** The longest time a mail and waiting announcements may take after the last request, in milliseconds. */
const sendingTimeout = 3_000

/** Until the server is up there is nothing to drain: the first start either completes or leaves nothing. */
let stop = (): void => process.exit(0)

let isStopping = false

/** On a terminal SIGINT arrives twice, from the process group and from npm: only the first one counts. */
const stopOnce = () => {
  if (isStopping) return
  isStopping = true
  stop()
}

/** What the demo adds to a start. */
export interface Extras {
  /** Called once this process has the port. */
  claim?: (env: Env) => Promise<void>
  /** Called once it has the database as well. */
  empty?: (env: Env) => Promise<void>
  /** Seeds an empty database. */
  seed?: typeof seedWhenEmpty
  /** Fills what the seed has just made, and prints how to sign in instead. */
  fill?: (env: Env, payload: Payload) => Promise<void>
}

const start = async (settings: () => Env, { claim, empty, seed, fill }: Extras) => {
  process.on('SIGTERM', stopOnce)
  process.on('SIGINT', stopOnce)
  const env = settings()
  const logger = createLogger(env.logLevel)
  logConsole(logger)
  let handle = respondStarting
  const server = createTimedServer((request, response) => handle(request, response))
  const close = watchRequests(server)
  // Before anything is created or printed, so that this start fails first if the port is taken.
  await listen(server, env)
  await claim?.(env)
  const release = await acquireDatabase(env.database)
  await empty?.(env)
  const created: FirstAccount[] = []
  const [payload, siteRenderer] = await Promise.all([
    startPayload(
      env,
      logger,
      (accounts) => {
        created.push(...accounts)
        if (!fill) printFirstAccounts(env, accounts)
      },
      { seed },
    ),
    loadSiteRenderer(),
  ])
  await fill?.(env, payload)
  const limits = await createRateLimits(payload, env)
  const stopListening = await listenForCommands(env, payload, limits)
  printLine(`  Tropa is up at ${env.publicUrl}`)
  printLine(
    `  Editors' panel at ${env.publicUrl}${paths.panel}, design system at ${env.publicUrl}/storybook/`,
  )
  if (env.needsPublicUrl) printLine(`  ${linksLeadTo(env.publicUrl)}`)
  printLine(`  Version ${version}, commit ${build.commit}, built at ${build.builtAt}`)
  if (created.length === 0) printAdmins(await adminNames(payload))
  handle = createApp({
    env,
    payload,
    logger,
    limits,
    siteRenderer,
    isStopping: () => isStopping,
  })
  logger.info({ version, ...build, database: env.database.engine, port: env.port }, 'started')
  const jobPasses = createPasses(payload)
  jobPasses.keepRunning()
  keepSendingMail(payload)

  stop = () => {
    logger.info('stopping')
    const jobsEnd = jobPasses.stop()
    const noticeTime = env.trustProxy === undefined ? 0 : proxyNoticeTime
    void close({ noticeTime, drainTimeout })
      .then(() =>
        Promise.all([
          finishMail(payload, sendingTimeout),
          finishAnnouncements(payload, sendingTimeout),
        ]),
      )
      .then(() => jobsEnd)
      .then(() => payload.destroy())
      .catch((err: unknown) => {
        logger.error({ err }, 'stopping failed')
        process.exitCode = 1
      })
      .finally(() => {
        stopListening()
        release()
        logger.info('stopped')
        process.exit()
      })
  }
}

/** The message of the root cause; the errors around it quote statements with what people wrote. */
const rootCause = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? rootCause(error.cause) : error.message
}

/**
 * Runs the product in this process until a signal stops it.
 *
 * @param settings - reads the settings, or says in an `EnvError` what is wrong with them
 */
export const serve = (settings: () => Env, extras: Extras = {}): void => {
  start(settings, extras).catch((error: unknown) => {
    const reason = rootCause(error)
    process.stderr.write(
      `${error instanceof EnvError ? reason : `Tropa cannot start: ${reason}`}\n`,
    )
    process.exit(1)
  })
}
