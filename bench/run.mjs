// Measures the product and the reference server in turn, on the same data.
//   npm run bench                          everything: both engines, 10,000 and 100,000 logs, 1 and 20 connections
//   npm run bench -- --short               a quick look: both engines, 10,000 logs, 20 connections
//   npm run bench -- --rows 100000 --connections 20 --call search --engine sqlite --seconds 3 --rounds 2
//   npm run bench -- --beside DIR          with the product of a second checkout, which is built, and how much
//                                          processor time each call takes beside it
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startChild } from '../packages/harness/src/child-processes.mjs'
import { dropDatabase, newDatabaseUrl, testMongodbUrl } from '../packages/harness/src/mongodb.mjs'
import { newFolder, removeFolder } from '../packages/harness/src/temporary-folder.mjs'
import { members, secret, todos, tokenOf } from './data.mjs'
import { memory, run } from './load.mjs'
import { report } from './report.mjs'
import { workloads } from './workloads.mjs'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    engine: { type: 'string', multiple: true },
    rows: { type: 'string', multiple: true },
    connections: { type: 'string', multiple: true },
    call: { type: 'string', multiple: true },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    beside: { type: 'string' },
  },
})
const { short } = options
const engines = options.engine ?? ['sqlite', 'mongodb']
const rowCounts = (options.rows ?? (short ? ['10000'] : ['10000', '100000'])).map(Number)
const connectionCounts = (options.connections ?? (short ? ['20'] : ['1', '20'])).map(Number)
const seconds = Number(options.seconds ?? (short ? 1.5 : 4))
const rounds = Number(options.rounds ?? (short ? 1 : 2))
const chosen = workloads.filter(
  ({ name }) => !options.call || options.call.some((part) => name.includes(part)),
)

/** Reads the public pages of the product, for the reference server to answer. */
const readPages = async (origin) => {
  const read = async (page) => (await fetch(`${origin}/api/${page}`)).json()
  return { team: await read('team'), calendar: await read('calendar'), rules: await read('rules') }
}

/** Starts the reference server, which prints one line of JSON when it is ready. */
const startReference = async (...args) => {
  const file = fileURLToPath(new URL('servers/reference.mjs', import.meta.url))
  const child = startChild(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const failed = ended.then(() => {
    throw new Error('The reference server did not start.')
  })
  const printed = once(createInterface({ input: child.stdout }), 'line')
  const [line] = await Promise.race([printed, failed])
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { pid: child.pid, origin: `http://127.0.0.1:${JSON.parse(line).port}`, stop }
}

/** What the workloads ask of a server, and how it is started and stopped. */
const serverOf = (kind, tokens, filled, { start, remove }) => ({
  kind,
  auth: (number) => ({ authorization: `Bearer ${tokens[number]}` }),
  ...filled,
  start,
  remove,
})

/** Fills a product's database with the benchmark of its own checkout, because other versions have other tables. */
const prepareProduct = async (kind, checkout, engine, rows) => {
  const folder = await newFolder()
  const databaseUrl = engine === 'mongodb' ? newDatabaseUrl(testMongodbUrl) : undefined
  const load = (file) => import(path.resolve(checkout, 'bench', file))
  const { productKey, startProduct } = await load('servers/product.mjs')
  const { fillMongodb, fillSqlite } = await load('fill.mjs')
  const first = await startProduct(folder, databaseUrl)
  const pages = await readPages(first.origin)
  await first.stop()
  const filled = databaseUrl
    ? await fillMongodb(databaseUrl, rows)
    : fillSqlite(path.join(folder, 'tropa.db'), rows)
  const tokens = filled.members.map((member) => tokenOf(member, productKey))
  const remove = async () => {
    if (databaseUrl) await dropDatabase(databaseUrl)
    await removeFolder(folder)
  }
  const start = () => startProduct(folder, databaseUrl)
  return { pages, ...serverOf(kind, tokens, filled, { start, remove }) }
}

/** The reference server fills its own database when it starts, and runs until the end. */
const prepareReference = async (engine, rows, pages) => {
  const folder = await newFolder()
  const pagesFile = path.join(folder, 'pages.json')
  await writeFile(pagesFile, JSON.stringify(pages))
  const url = engine === 'mongodb' ? newDatabaseUrl(testMongodbUrl) : undefined
  const database = url ?? path.join(folder, 'reference.db')
  const { stop, ...reference } = await startReference(engine, database, String(rows), pagesFile)
  const remove = async () => {
    await stop()
    if (url) await dropDatabase(url)
    await removeFolder(folder)
  }
  const tokens = members.map((member) => tokenOf(member, secret))
  const filled = { members, todoIds: todos.map(({ id }) => id) }
  const start = () => Promise.resolve({ ...reference, stop: () => Promise.resolve() })
  return serverOf('reference', tokens, filled, { start, remove })
}

const cases = connectionCounts.flatMap((connections) =>
  chosen.map((workload) => ({ connections, workload })),
)

/** Starts a server, and runs every workload on it. */
const measureStart = async (server) => {
  const { stop, seconds: startTime, ...running } = await server.start()
  Object.assign(server, running)
  const idle = memory(server.pid)
  const runs = []
  try {
    for (const { connections, workload } of cases) {
      await run(server, workload, { connections, seconds: 0.5 })
      runs.push(await run(server, workload, { connections, seconds }))
    }
    const after = memory(server.pid)
    const start = startTime ? `first 200 after ${startTime.toFixed(2)} s, ` : ''
    console.log(`${server.kind}: ${start}${idle.toFixed(0)} MB idle, ${after.toFixed(0)} MB after`)
  } finally {
    await stop()
  }
  return runs
}

const root = fileURLToPath(new URL('..', import.meta.url))

const measure = async (engine, rows) => {
  const servers = []
  try {
    const product = await prepareProduct('product', root, engine, rows)
    servers.push(product)
    if (options.beside) servers.push(await prepareProduct('beside', options.beside, engine, rows))
    servers.push(await prepareReference(engine, rows, product.pages))
    const results = servers.map((server) => ({ server, rounds: [] }))
    for (let round = 0; round < rounds; round += 1) {
      // Two starts of the same code differ in speed by up to a fifth, so each round restarts the product.
      for (const result of round % 2 ? results.toReversed() : results) {
        result.rounds.push(await measureStart(result.server))
      }
    }
    for (const [index, { connections, workload }] of cases.entries()) {
      const byServer = results.map(({ server, rounds: all }) => ({
        server,
        runs: all.map((runs) => runs[index]),
      }))
      report({ engine, rows, connections, workload: workload.name, results: byServer })
    }
  } finally {
    await Promise.all(servers.map(({ remove }) => remove()))
  }
}

try {
  for (const engine of engines) {
    if (engine === 'mongodb' && !testMongodbUrl)
      console.log('skip mongodb: TEST_MONGODB_URL is not set')
    else for (const rows of rowCounts) await measure(engine, rows)
  }
} catch (error) {
  console.error(error)
  process.exit(1)
}
