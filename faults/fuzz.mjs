import { request } from 'node:http'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, sendOk } from './lib/api.mjs'
import { invalidRequest, isLogin, validFields } from './lib/invalid-requests.mjs'
import { databaseFile, Product } from './lib/product.mjs'
import { randomFrom } from './lib/random.mjs'

const workers = 6

/** The largest size of the product's response cache, in MB. */
const cacheSize = 24

/** The growth from the third measurement, when the product is warmed up, to the last two. */
const growthOf = ([, , early = 0, ...late]) =>
  Math.max(...late.slice(-2), 0) - Math.max(early, late[0] ?? 0)

const send = (origin, { method, path, body, token, type, scheme }) =>
  new Promise((resolve) => {
    const headers = {
      ...(token && { authorization: `${scheme} ${token}` }),
      ...(token && scheme === 'JWT' && { cookie: `payload-token=${token}`, origin }),
      ...(body !== undefined && {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
      }),
    }
    let outgoing
    try {
      outgoing = request(`${origin}${path}`, { method, headers, timeout: 30_000 }, (response) => {
        let text = ''
        response
          .setEncoding('utf8')
          .on('data', (chunk) => (text += text.length < 20_000 ? chunk : ''))
        response.on('end', () => resolve({ status: response.statusCode, text }))
        response.on('error', () => resolve({ status: 0, text: 'aborted' }))
      })
    } catch {
      // Node refuses to send some of these requests.
      resolve(undefined)
      return
    }
    outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')))
    outgoing.on('error', (error) => resolve({ status: 0, text: error.code ?? error.message }))
    outgoing.end(body)
  })

const hasStack = (text) => /\n\s+at .+(:\d+:\d+|node:)/.test(text) || /node_modules\//.test(text)

/** A server may close the connection instead of reading a body that it refuses. */
const isClosed = ({ status, text }) =>
  status === 0 && ['EPIPE', 'ECONNRESET', 'aborted'].includes(text)

/**
 * Sends invalid requests to every route as a visitor, a user and an admin. Counts responses of 500 and
 * more and stack traces in responses, and measures the memory.
 */
export const fuzz = async ({ engine, requests, seed, server }) => {
  const folder = await newFolder()
  const url = engine === 'mongodb' ? newDatabaseUrl(server) : `file:${databaseFile(folder)}`
  const random = randomFrom(seed)
  const figures = { engine, requests, seed, failed: 0, stacks: 0, noResponse: 0 }
  const statuses = {}
  const memories = []
  const inUse = []
  try {
    const product = await Product.start(folder, { DATABASE_URL: url, LOG_LEVEL: 'error' })
    const { origin } = product
    const { paths } = await sendOk(origin, 'GET /api/openapi.json')
    const routes = Object.keys(paths)
    const login = async () => ({
      admin: await logIn(origin, firstAccounts.admin),
      user: await logIn(origin, firstAccounts.user).catch(() => 'deleted'),
    })
    let tokens = await login()
    const todo = await sendOk(origin, 'POST /api/todo', {
      token: tokens.admin,
      body: { ...validFields, desc: 'For the fuzz' },
    })
    const meeting = await sendOk(origin, 'POST /api/meetings', {
      token: tokens.admin,
      body: validFields,
    })
    const ids = [
      todo.data._id,
      meeting.data._id,
      ...(await sendOk(origin, 'GET /api/team')).map(({ _id }) => _id),
    ]
    let left = requests
    let logins = requests / 100
    const work = async () => {
      while (left > 0) {
        left -= 1
        if (left % Math.ceil(requests / 10) === 0) {
          memories.push(await product.memory())
          inUse.push(await product.liveMemory())
        }
        // One of the requests may have been a logout.
        if (left % 500 === 0) tokens = await login().catch(() => tokens)
        const sent = invalidRequest(random, routes, ids, tokens)
        if (isLogin(sent) && (logins -= 1) < 0) sent.method = 'GET'
        const response = await send(origin, sent)
        if (!response || isClosed(response)) continue
        const { status, text } = response
        statuses[status] = (statuses[status] ?? 0) + 1
        const isFailure = status >= 500
        if (isFailure) figures.failed += 1
        if (hasStack(text)) figures.stacks += 1
        if (status === 0) figures.noResponse += 1
        if (isFailure || status === 0 || hasStack(text)) {
          console.log(
            `${status} ${sent.method} ${sent.path.slice(0, 200)} ${sent.type} ${sent.body?.slice(0, 200) ?? ''} -> ${text.slice(0, 200)}`,
          )
        }
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    figures.statuses = statuses
    figures.memory = `${memories.join(' ')} MB`
    figures.inUse = `${inUse.join(' ')} MB`
    const { status } = await fetch(`${origin}/api/health`)
    figures.healthAfter = status
    if (figures.failed > 0) console.log(product.output.slice(-6000))
    await product.stop()
  } finally {
    if (engine === 'mongodb') await dropDatabase(url)
    await removeFolder(folder)
  }
  figures.growth = growthOf(memories)
  figures.inUseGrowth = growthOf(inUse)
  const isStable = requests < 5000 || (figures.growth < 80 && figures.inUseGrowth < cacheSize)
  const isGood =
    figures.failed + figures.stacks + figures.noResponse === 0 &&
    isStable &&
    figures.healthAfter === 200
  return { isGood, figures }
}
