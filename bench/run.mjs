// Measures the product beside the limit and Payload's own REST, in turns, on the same data.
//   npm run bench                          everything: both engines, 10,000 and 100,000 logs, 1 and 20 connections
//   npm run bench -- --short               a quick look: SQLite, 10,000 logs, 20 connections
//   npm run bench -- --rows 100000 --connections 20 --call search --engine sqlite --seconds 3 --rounds 2
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { calls } from './calls.mjs'
import { productKey, startProduct, stop } from './contestants/product.mjs'
import { members, secret, todos, tokenOf } from './data.mjs'
import { fillMongodb, fillSqlite } from './fill.mjs'
import { memory, run } from './load.mjs'
import { report } from './report.mjs'

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    engine: { type: 'string', multiple: true },
    rows: { type: 'string', multiple: true },
    connections: { type: 'string', multiple: true },
    call: { type: 'string', multiple: true },
    seconds: { type: 'string' },
    rounds: { type: 'string' },
    alone: { type: 'boolean', default: false },
  },
})
const { short } = options
const mongodbUrl = process.env.TEST_MONGODB_URL
const engines = options.engine ?? (short || !mongodbUrl ? ['sqlite'] : ['sqlite', 'mongodb'])
const rowCounts = (options.rows ?? (short ? ['10000'] : ['10000', '100000'])).map(Number)
const connectionCounts = (options.connections ?? (short ? ['20'] : ['1', '20'])).map(Number)
const seconds = Number(options.seconds ?? (short ? 1.5 : 4))
const rounds = Number(options.rounds ?? (short ? 1 : 2))
const chosen = calls.filter(
  ({ name }) => !options.call || options.call.some((part) => name.includes(part)),
)

const contestantFile = (name) => fileURLToPath(new URL(`contestants/${name}.mjs`, import.meta.url))

/** Starts a contestant of ours: it says in one line of JSON where it is. */
const startScript = async (name, args) => {
  const child = spawn(process.execPath, [contestantFile(name), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill())
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue
    const told = JSON.parse(line)
    return { child, origin: `http://127.0.0.1:${told.port}`, ...told }
  }
  throw new Error(`${name} did not start.`)
}

const bearer = (token) => ({ authorization: `Bearer ${token}` })

const contestant = (
  kind,
  started,
  tokens,
  filled = { members, todoIds: todos.map(({ id }) => id) },
) => ({
  kind,
  child: started.child,
  pid: started.child.pid,
  origin: started.origin,
  idle: memory(started.child.pid),
  auth: (number) => bearer(tokens[number] ?? tokens[0]),
  ...filled,
})

const prepareProduct = async (engine, folder, rows) => {
  const url = engine === 'mongodb' ? new URL(mongodbUrl) : undefined
  if (url) url.pathname = `/tropa-bench-${rows}-${process.pid}`
  const address = url?.href
  const first = await startProduct(folder, address)
  await stop(first.child)
  const filled = address
    ? await fillMongodb(address, rows)
    : fillSqlite(path.join(folder, 'tropa.db'), rows)
  const product = await startProduct(folder, address)
  const tokens = filled.members.map((member) => tokenOf(member, productKey))
  return { ...contestant('product', product, tokens, filled), seconds: product.seconds, address }
}

const readPublic = async ({ origin }) => {
  const read = async (name) => (await fetch(`${origin}/api/${name}`)).json()
  return { team: await read('team'), calendar: await read('calendar'), rules: await read('rules') }
}

const prepare = async (engine, rows, folder) => {
  const product = await prepareProduct(engine, folder, rows)
  console.log(
    `${engine}, ${rows} logs: first 200 after ${product.seconds.toFixed(2)} s, idle ${product.idle.toFixed(0)} MB`,
  )
  if (options.alone) return [product]
  const pages = path.join(folder, 'pages.json')
  await writeFile(pages, JSON.stringify(await readPublic(product)))
  const limit = await startScript('limit', [path.join(folder, 'limit.db'), String(rows), pages])
  const rest = await startScript('payload-rest', [path.join(folder, 'payload.db'), String(rows)])
  const limitTokens = members.map((member) => tokenOf(member, secret))
  return [
    contestant('limit', limit, limitTokens),
    product,
    contestant('payload', rest, [rest.token]),
  ]
}

const measure = async (engine, rows) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tropa-bench-'))
  const contestants = await prepare(engine, rows, folder)
  try {
    for (const connections of connectionCounts) {
      for (const call of chosen) {
        const results = contestants
          .filter(({ kind }) => !call.without?.includes(kind))
          .map((each) => ({ contestant: each, runs: [] }))
        await Promise.all(
          results.map((each) => run(each.contestant, call, { connections, seconds: 0.5 })),
        )
        for (let round = 0; round < rounds; round += 1) {
          for (const { contestant: each, runs } of results) {
            runs.push(await run(each, call, { connections, seconds }))
          }
        }
        report({ engine, rows, connections, call: call.name, results })
      }
    }
    for (const { kind, pid, idle } of contestants) {
      console.log(
        `memory of ${kind}: ${idle.toFixed(0)} MB idle, ${memory(pid).toFixed(0)} MB after`,
      )
    }
  } finally {
    await Promise.all(contestants.map(({ child }) => stop(child)))
    await rm(folder, { recursive: true, force: true })
  }
}

try {
  for (const engine of engines) for (const rows of rowCounts) await measure(engine, rows)
} catch (error) {
  console.error(error)
  process.exit(1)
}
