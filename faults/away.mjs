import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from './lib/api.mjs'
import { Mongod } from './lib/mongod.mjs'
import { forget, newFolder, passwords, Product } from './lib/product.mjs'

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

/** How long a database that is away may hold a request up, in milliseconds. */
const most = 12_000

const ask = async (origin, line, token) => {
  const [method, path] = line.split(' ')
  const began = Date.now()
  const answer = await fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      cookie: `payload-token=${token}`,
      'sec-fetch-site': 'same-origin',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && {
      body: JSON.stringify({ username: 'admin', password: passwords.admin }),
    }),
    signal: AbortSignal.timeout(most),
  }).catch((error) => ({ status: error.name, text: () => '' }))
  return { line, status: answer.status, text: await answer.text(), took: Date.now() - began }
}

const askAll = (origin, token) => Promise.all(lines.map((line) => ask(origin, line, token)))

const unlike = (answers, status) => answers.filter((answer) => answer.status !== status)

/** Stops the database of a running product and starts it again: each call says so, none waits for long, all come back. */
export const away = async () => {
  const folder = await newFolder()
  const mongod = await Mongod.start(folder)
  const figures = {}
  try {
    const product = await Product.start(folder, { DATABASE_URL: mongod.url })
    const { origin } = product
    const token = await logIn(origin, 'admin', passwords.admin)
    const before = unlike(await askAll(origin, token), 200)
    await mongod.stop('SIGKILL')
    const meanwhile = await askAll(origin, token)
    const odd = unlike(meanwhile, 503)
    figures.calls = lines.length
    figures.slowest = `${Math.max(...meanwhile.map(({ took }) => took))} ms`
    await mongod.start()
    const began = Date.now()
    let after = unlike(await askAll(origin, token), 200)
    while (after.length > 0 && Date.now() - began < 20_000) {
      await pause(250)
      after = unlike(await askAll(origin, token), 200)
    }
    figures.backAfter = `${Date.now() - began} ms`
    figures.unexpected = before.length + odd.length + after.length
    if (figures.unexpected > 0) console.log({ before, odd, after }, product.output.slice(-3000))
    figures.exit = await product.stop()
  } finally {
    await mongod.stop('SIGKILL')
    await forget(folder)
  }
  return { isGood: figures.unexpected === 0 && figures.exit === 0, figures }
}
