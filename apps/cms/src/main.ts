import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createLimits } from './rpc/rate-limits'
import { createApp } from './server/app'
import { listenForCommands } from './commands/control-socket'
import { claimDatabase } from './database/open'
import { EnvError, readEnv, type Env } from './env'
import { patience, watchConnections } from './server/connections'
import { loadSite } from './server/site/pages'
import { createLogger } from './server/logger'
import { finishMail } from './payload/email/adapter'
import type { FirstAccount } from './seed/seed'
import { startPayload } from './payload/start'

const say = (line: string) => process.stdout.write(`${line}\n`)

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '2' })
  response.end(JSON.stringify({ message: 'Tropa is starting. Please try again.' }))
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

const announce =
  ({ seed }: Env) =>
  (accounts: FirstAccount[]) => {
    for (const { username, password, userType } of accounts) {
      const isGiven = seed[userType].password !== undefined
      const which = isGiven ? `of SEED_${userType.toUpperCase()}_PASSWORD` : password
      say(`  First ${userType}: sign in as ${username} with the password ${which}`)
    }
    const isRandom = accounts.some(({ userType }) => seed[userType].password === undefined)
    if (isRandom) say('  A password is shown only this once.')
  }

/** How long requests under way may take once the server is asked to stop, in milliseconds. */
const grace = 20_000

/** How long mail that waits may take then, in milliseconds. */
const mailGrace = 3_000

/** What a signal does. Until the server is up there is nothing to finish: a first start is all or nothing. */
let stop = (): void => process.exit(0)

const start = async () => {
  process.once('SIGTERM', () => stop())
  process.once('SIGINT', () => stop())
  const env = readEnv()
  const logger = createLogger(env.logLevel)
  let handle = starting
  const server = createServer(patience, (request, response) => handle(request, response))
  const close = watchConnections(server)
  // The port comes first, so that nothing is made or shown by a start that cannot go through.
  await listen(server, env)
  const release = await claimDatabase(env.database)
  const [{ payload, leave }, site] = await Promise.all([
    startPayload(env, logger, announce(env)),
    loadSite(),
  ])
  const limits = await createLimits(payload, env)
  const stopListening = await listenForCommands(env, payload, limits)
  say(`  Tropa is up at ${env.publicUrl}`)
  say(`  Editors' panel at ${env.publicUrl}/cms, design system at ${env.publicUrl}/storybook/`)
  handle = createApp({ env, payload, logger, limits, site })

  stop = () => {
    void close(grace)
      .then(() => finishMail(payload, mailGrace))
      .then(leave)
      .then(() => payload.destroy())
      .finally(() => {
        stopListening()
        release()
        process.exit(0)
      })
  }
}

/** What lies at the bottom. Above it stands the statement that failed, with its values. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

start().catch((error: unknown) => {
  const reason = reasonOf(error)
  process.stderr.write(`${error instanceof EnvError ? reason : `Tropa cannot start: ${reason}`}\n`)
  process.exit(1)
})
