import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import sampleTodo from '@tropa/contract/testing/todo.json' with { type: 'json' }
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn, sendOk } from './lib/api.mjs'
import { describeProduct, isLogin, oddRequest } from './lib/odd-requests.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'

const workers = 6

/** How much memory a warm product may gain during that many requests, in MB. */
const allowedGrowth = 80

/** From this number of requests on, the product is warm half-way through. */
const manyRequests = 5000

const meeting = { title: 'Fuzz', startsAt: '2026-01-05T01:00:00Z', assignees: ['Heads'] }

/** Sends a request as it is, which `fetch` would not. */
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

/** The resident memory of a product, in MB. */
const memoryOf = async ({ process: { child } }) => {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** Sends odd requests to every route as a visitor, a user and an admin: none may fail or show a stack. */
export const fuzz = ({ requests, seed, ...where }) =>
  inScene(where, async ({ start }) => {
    const random = randomFrom(seed)
    const figures = { requests, seed, statuses: {}, memory: [] }
    const problems = []
    const product = await start()
    const { origin } = product
    const login = async () => ({
      admin: await logIn(origin, firstAccounts.admin),
      user: await logIn(origin, firstAccounts.user).catch(() => 'deleted'),
    })
    let tokens = await login()
    const asAdmin = (line, body) => sendOk(origin, line, { token: tokens.admin, body })
    const described = describeProduct(
      await asAdmin('GET /api/openapi.json'),
      await asAdmin('GET /cms/api/access'),
    )
    const created = await asAdmin('POST /api/todo', sampleTodo)
    const planned = await asAdmin('POST /api/meetings', meeting)
    const ids = [created.data._id, planned.data._id, (await asAdmin('GET /api/team'))[0]._id]
    let left = requests
    let logins = requests / 100
    const work = async () => {
      while (left > 0) {
        left -= 1
        if (left % Math.ceil(requests / 2) === 0) figures.memory.push(await memoryOf(product))
        // One of the requests may have been a logout.
        if (left % 500 === 0) tokens = await login().catch(() => tokens)
        const sent = oddRequest(random, described, ids, tokens)
        if (isLogin(sent) && (logins -= 1) < 0) sent.method = 'GET'
        const response = await send(origin, sent)
        if (!response || isClosed(response)) continue
        const { status, text } = response
        figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
        // Payload answers 501 for its own collections that have no REST API.
        if (status === 0 || (status >= 500 && status !== 501) || hasStack(text)) {
          problems.push({ ...sent, token: undefined, status, text: text.slice(0, 200) })
        }
      }
    }
    await Promise.all(Array.from({ length: workers }, work))
    if ((await fetch(`${origin}/api/health`)).status !== 200) problems.push('It is not healthy.')
    if (problems.length > 0) console.log(product.output.slice(-6000))
    await product.stop()
    const [warm, last] = figures.memory
    if (requests >= manyRequests && last - warm > allowedGrowth) problems.push('It has grown.')
    return { figures, problems }
  })
