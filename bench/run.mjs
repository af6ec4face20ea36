// Measures the product and the reference server in turn, on the same data.
//   npm run bench                          everything: both engines, 10,000 and 100,000 logs, 1 and 20 connections
//   npm run bench -- --short               a quick look: both engines, 10,000 logs, 20 connections
//   npm run bench -- --rows 100000 --connections 20 --call search --engine sqlite --seconds 3 --rounds 2
//   npm run bench -- --beside DIR          with the product of a second checkout, which is built, and how much
//                                          processor time each call takes beside it
import { once } from 'node:events'
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

const serverOf = (kind, { pid, origin, stop }, tokens, filled) => ({
  kind,
  pid,
  origin,
  stop,
  idle: memory(pid),
  auth: (number) => ({ authorization: `Bearer ${tokens[number]}` }),
  ...filled,
})

/** Starts the product of a checkout, filled as its own benchmark does: another version has other tables. */
const prepareProduct = async (kind, checkout, engine, rows) => {
  const folder = await newFolder()
  const databaseUrl = engine === 'mongodb' ? newDatabaseUrl(testMongodbUrl) : undefined
  const load = (file) => import(path.resolve(checkout, 'bench', file))
  const { productKey, startProduct } = await load('servers/product.mjs')
  const { fillMongodb, fillSqlite } = await load('fill.mjs')
  const first = await startProduct(folder, databaseUrl)
  await first.stop()
  const filled = databaseUrl
    ? await fillMongodb(databaseUrl, rows)
    : fillSqlite(path.join(folder, 'tropa.db'), rows)
  const product = await startProduct(folder, databaseUrl)
  const tokens = filled.members.map((member) => tokenOf(member, productKey))
  const stop = async () => {
    await product.stop()
    if (databaseUrl) await dropDatabase(databaseUrl)
    await removeFolder(folder)
  }
  const server = serverOf(kind, { ...product, stop }, tokens, filled)
  console.log(
    `${kind}, ${engine}, ${rows} logs: first 200 after ${product.seconds.toFixed(2)} s, idle ${server.idle.toFixed(0)} MB`,
  )
  return server
}

const prepareReference = async (engine, rows, product) => {
  const folder = await newFolder()
  const url = engine === 'mongodb' ? newDatabaseUrl(testMongodbUrl) : undefined
  const database = url ?? path.join(folder, 'reference.db')
  const reference = await startReference(engine, database, String(rows), product.origin)
  const stop = async () => {
    await reference.stop()
    if (url) await dropDatabase(url)
    await removeFolder(folder)
  }
  const tokens = members.map((member) => tokenOf(member, secret))
  const todoIds = todos.map(({ id }) => id)
  return serverOf('reference', { ...reference, stop }, tokens, { members, todoIds })
}

const measureWorkload = async (workload, servers, connections) => {
  const results = servers.map((server) => ({ server, runs: [] }))
  await Promise.all(
    results.map(({ server }) => run(server, workload, { connections, seconds: 0.5 })),
  )
  for (let round = 0; round < rounds; round += 1) {
    // The first one of a round finds the machine in another state than the last.
    for (const { server, runs } of round % 2 ? results.toReversed() : results) {
      runs.push(await run(server, workload, { connections, seconds }))
    }
  }
  return results
}

const root = fileURLToPath(new URL('..', import.meta.url))

const measure = async (engine, rows) => {
  const servers = []
  try {
    servers.push(await prepareProduct('product', root, engine, rows))
    if (options.beside) servers.push(await prepareProduct('beside', options.beside, engine, rows))
    servers.push(await prepareReference(engine, rows, servers[0]))
    for (const connections of connectionCounts) {
      for (const workload of chosen) {
        const results = await measureWorkload(workload, servers, connections)
        report({ engine, rows, connections, workload: workload.name, results })
      }
    }
    for (const { kind, pid, idle } of servers) {
      console.log(
        `memory of ${kind}: ${idle.toFixed(0)} MB idle, ${memory(pid).toFixed(0)} MB after`,
      )
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()))
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
