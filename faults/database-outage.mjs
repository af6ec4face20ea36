import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { NoResponse, request } from '@tropa/harness/api'
import { newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn } from './lib/api.mjs'
import { Mongod } from './lib/mongod.mjs'
import { Product } from './lib/product.mjs'

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
  'POST /cms/api/members/login',
  'POST /cms/api/members/refresh-token',
]

/** The longest time a request may take while the database is down, in milliseconds. */
const timeout = 12_000

/** A sign-in would end the session that it comes with. */
const sessionFor = (line, token) =>
  line.endsWith('/login') ? {} : { token, headers: { cookie: `payload-token=${token}` } }

const ask = async (origin, line, token) => {
  const sentAt = Date.now()
  const session = sessionFor(line, token)
  const response = await request(origin, line, {
    ...session,
    timeout,
    headers: { ...session.headers, 'sec-fetch-site': 'same-origin' },
    ...(line.startsWith('POST') && { body: firstAccounts.admin }),
  }).catch((error) => {
    if (!(error instanceof NoResponse)) throw error
    return { status: error.message, text: '' }
  })
  return { line, status: response.status, text: response.text, took: Date.now() - sentAt }
}

const askAll = (origin, token) => Promise.all(lines.map((line) => ask(origin, line, token)))

const otherThan = (status, responses) => responses.filter((response) => response.status !== status)

/** Kills the database of a running product and starts it again: every request gets a 503 in time, then succeeds again. */
export const databaseOutage = async () => {
  const folder = await newFolder()
  const mongod = await Mongod.start(folder)
  const figures = {}
  try {
    const product = await Product.start(folder, { DATABASE_URL: newDatabaseUrl(mongod.url) })
    const { origin } = product
    const token = await logIn(origin, firstAccounts.admin)
    const before = otherThan(200, await askAll(origin, token))
    await mongod.stop('SIGKILL')
    const responses = await askAll(origin, token)
    const during = otherThan(503, responses)
    figures.requests = lines.length
    figures.slowest = `${Math.max(...responses.map(({ took }) => took))} ms`
    await mongod.start()
    const startedAt = Date.now()
    let after = otherThan(200, await askAll(origin, token))
    while (after.length > 0 && Date.now() - startedAt < 20_000) {
      await pause(250)
      after = otherThan(200, await askAll(origin, token))
    }
    figures.backAfter = `${Date.now() - startedAt} ms`
    figures.unexpected = before.length + during.length + after.length
    if (figures.unexpected > 0) {
      console.log({ before, during, after }, product.output.slice(-3000))
    }
    figures.exitCode = await product.stop()
  } finally {
    await mongod.stop('SIGKILL')
    await removeFolder(folder)
  }
  return { isGood: figures.unexpected === 0 && figures.exitCode === 0, figures }
}
