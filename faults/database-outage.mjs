import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { NoResponse, request } from '@tropa/harness/api'
import { logIn } from './lib/api.mjs'
import { inScene } from './lib/scene.mjs'

const lines = [
  'GET /',
  'GET /api/health',
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
const timeout = 12_000

/** How long the product may take until it has noticed that the database is back, in milliseconds. */
const recoveryTime = 20_000

/** A sign-in would end the session that it comes with. */
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

/** The responses that have another status. */
const askAll = async (origin, token, expected) => {
  const responses = await Promise.all(lines.map((line) => ask(origin, line, token)))
  return responses.filter(({ status }) => status !== expected)
}

/** Kills the database of a running product and starts it again: every request gets a 503 in time, then succeeds again. */
export const databaseOutage = () =>
  inScene({ engine: 'mongodb' }, async ({ mongod, start }) => {
    const product = await start()
    const { origin } = product
    const token = await logIn(origin, firstAccounts.admin)
    const problems = await askAll(origin, token, 200)
    await mongod.stop('SIGKILL')
    const killedAt = Date.now()
    problems.push(...(await askAll(origin, token, 503)))
    const slowest = `${Date.now() - killedAt} ms`
    await mongod.start()
    const startedAt = Date.now()
    let after = await askAll(origin, token, 200)
    while (after.length > 0 && Date.now() - startedAt < recoveryTime) {
      await pause(250)
      after = await askAll(origin, token, 200)
    }
    problems.push(...after)
    await product.stop()
    return { figures: { slowest, backAfter: `${Date.now() - startedAt} ms` }, problems }
  })
