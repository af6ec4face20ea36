import { request } from 'node:http'
import { logIn, must } from './lib/api.mjs'
import { dropDatabase, newDatabase } from './lib/mongod.mjs'
import { databaseFile, forget, newFolder, passwords, Product } from './lib/product.mjs'
import { isLogin, known, lineOf } from './lib/odd-requests.mjs'
import { randomFrom } from './lib/random.mjs'

const lanes = 6

/** What the product may keep of its answers, in MB. */
const keptAnswers = 24

/** How much more there is at the end than once it was warm, after three tenths. */
const grownSince = ([, , early = 0, ...late]) =>
  Math.max(...late.slice(-2), 0) - Math.max(early, late[0] ?? 0)

const send = (origin, { method, path, body, token, type, scheme }) =>
  new Promise((done) => {
    const headers = {
      ...(token && { authorization: `${scheme} ${token}` }),
      ...(token && scheme === 'JWT' && { cookie: `payload-token=${token}`, origin }),
      ...(body !== undefined && {
        'content-type': type,
        'content-length': Buffer.byteLength(body),
      }),
    }
    let asked
    try {
      asked = request(`${origin}${path}`, { method, headers, timeout: 30_000 }, (answer) => {
        let text = ''
        answer
          .setEncoding('utf8')
          .on('data', (chunk) => (text += text.length < 20_000 ? chunk : ''))
        answer.on('end', () => done({ status: answer.statusCode, text }))
        answer.on('error', () => done({ status: 0, text: 'cut' }))
      })
    } catch {
      done(undefined)
      return
    }
    asked.on('timeout', () => asked.destroy(new Error('timeout')))
    asked.on('error', (error) => done({ status: 0, text: error.code ?? error.message }))
    asked.end(body)
  })

const hasStack = (text) => /\n\s+at .+(:\d+:\d+|node:)/.test(text) || /node_modules\//.test(text)

/** A refused connection, a reset after a body that was refused unread: no answer, but no failure either. */
const isCut = ({ status, text }) => status === 0 && ['EPIPE', 'ECONNRESET', 'cut'].includes(text)

/**
 * Sends requests nobody should send, over every route, as anyone, a member and an admin. Counts
 * answers of 500 and more, stacks in answers, and watches the memory.
 */
export const fuzz = async ({ engine, requests, seed, server }) => {
  const folder = await newFolder()
  const url = engine === 'mongodb' ? newDatabase(server) : `file:${databaseFile(folder)}`
  const random = randomFrom(seed)
  const figures = { engine, requests, seed, failed: 0, stacks: 0, unanswered: 0 }
  const statuses = {}
  const memories = []
  const inUse = []
  try {
    const product = await Product.start(folder, { DATABASE_URL: url, LOG_LEVEL: 'error' })
    const { origin } = product
    const { paths } = await must(origin, 'GET /api/openapi.json')
    const routes = Object.keys(paths)
    const login = async () => ({
      admin: await logIn(origin, 'admin', passwords.admin),
      member: await logIn(origin, 'member', passwords.member).catch(() => 'gone'),
    })
    let tokens = await login()
    const todo = await must(origin, 'POST /api/todo', {
      token: tokens.admin,
      body: { ...known, desc: 'For the fuzz' },
    })
    const ids = [todo.data._id, ...(await must(origin, 'GET /api/team')).map(({ _id }) => _id)]
    let left = requests
    let logins = requests / 100
    const lane = async () => {
      while (left > 0) {
        left -= 1
        if (left % Math.ceil(requests / 10) === 0) {
          memories.push(await product.memory())
          inUse.push(await product.liveMemory())
        }
        // A logout that the fuzz finds ends the session it is sent with.
        if (left % 500 === 0) tokens = await login().catch(() => tokens)
        const line = lineOf(random, routes, ids, tokens)
        if (isLogin(line) && (logins -= 1) < 0) line.method = 'GET'
        const answer = await send(origin, line)
        if (!answer || isCut(answer)) continue
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
        const isBad = answer.status >= 500
        if (isBad) figures.failed += 1
        if (hasStack(answer.text)) figures.stacks += 1
        if (answer.status === 0) figures.unanswered += 1
        if (isBad || answer.status === 0 || hasStack(answer.text)) {
          console.log(
            `${answer.status} ${line.method} ${line.path.slice(0, 200)} ${line.type} ${line.body?.slice(0, 200) ?? ''} -> ${answer.text.slice(0, 200)}`,
          )
        }
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    figures.statuses = statuses
    figures.memory = `${memories.join(' ')} MB`
    figures.inUse = `${inUse.join(' ')} MB`
    const { status } = await fetch(`${origin}/api/health`)
    figures.healthAfter = status
    if (figures.failed > 0) console.log(product.output.slice(-6000))
    await product.stop()
  } finally {
    if (engine === 'mongodb') await dropDatabase(url)
    await forget(folder)
  }
  figures.grown = grownSince(memories)
  figures.inUseGrown = grownSince(inUse)
  const isFlat = requests < 5000 || (figures.grown < 80 && figures.inUseGrown < keptAnswers)
  const isGood =
    figures.failed + figures.stacks + figures.unanswered === 0 &&
    isFlat &&
    figures.healthAfter === 200
  return { isGood, figures }
}
