import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { NoResponse, request } from '@tropa/harness/api'
import { logIn } from './lib/api.mjs'
import { inScene } from './lib/scene.mjs'

/** Responds even without the database. */
const liveness = 'GET /api/health'

const lines = [
  liveness,
  'GET /',
  'GET /api/ready',
  'GET /api/team',
  'GET /api/todo',
  'GET /api/activitylog?search=login',
  'POST /api/user/login',
  'GET /preview/',
  'GET /cms/api/records',
  'GET /cms/api/members/me',
]

/** The longest time a request may take while the database is down, in milliseconds. */
const timeout = 5_000

/** How long the product may take until it has noticed that the database is back, in milliseconds. */
const recoveryTime = 20_000

/** Sends no session with a sign-in, which would end it. */
const sessionFor = (line, token) =>
  line.endsWith('/login') ? {} : { token, headers: { cookie: `payload-token=${token}` } }

const ask = async (origin, line, token) => {
  const session = sessionFor(line, token)
  try {
    const { status, text } = await request(origin, line, {
      ...session,
      timeout,
      headers: { ...session.headers, 'sec-fetch-site': 'same-origin' },
      ...(line.startsWith('POST') && { body: firstAccounts.admin }),
    })
    return { line, status, text }
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    return { line, status: 0, text: error.message }
  }
}

/** Returns the responses with an unexpected status. */
const askAll = async (origin, token, expected) => {
  const responses = await Promise.all(lines.map((line) => ask(origin, line, token)))
  return responses.filter(({ line, status }) => status !== (line === liveness ? 200 : expected))
}

/** Takes the database away and gives it back. */
const outage = async (origin, token, takeAway, giveBack) => {
  await takeAway()
  const takenAt = Date.now()
  const problems = await askAll(origin, token, 503)
  const slowest = `${Date.now() - takenAt} ms`
  await giveBack()
  const givenAt = Date.now()
  let after = await askAll(origin, token, 200)
  while (after.length > 0 && Date.now() - givenAt < recoveryTime) {
    await pause(250)
    after = await askAll(origin, token, 200)
  }
  problems.push(...after)
  return { problems, slowest, backAfter: `${Date.now() - givenAt} ms` }
}

/** Freezes, then kills the database of a running product: every request gets a 503 in time, then succeeds again. */
export const databaseOutage = () =>
  inScene({ engine: 'mongodb' }, async ({ mongod, start }) => {
    const product = await start()
    const { origin } = product
    const token = await logIn(origin, firstAccounts.admin)
    const problems = await askAll(origin, token, 200)
    const frozen = await outage(
      origin,
      token,
      () => mongod.signal('SIGSTOP'),
      () => mongod.signal('SIGCONT'),
    )
    const killed = await outage(
      origin,
      token,
      () => mongod.stop('SIGKILL'),
      () => mongod.start(),
    )
    problems.push(...frozen.problems, ...killed.problems)
    await product.stop()
    const figures = Object.entries({ frozen, killed }).map(([name, { slowest, backAfter }]) => [
      name,
      `503 after ${slowest}, back after ${backAfter}`,
    ])
    return { figures: Object.fromEntries(figures), problems }
  })
