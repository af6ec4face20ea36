// What a day does to the product: how soon it is up, what it takes in memory, whether it grows, and
// whether logins that hash hold up others. `npm run bench:steady`, `npm run bench:steady -- 20000`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { calls } from './calls.mjs'
import { productKey, startProduct, stop } from './contestants/product.mjs'
import { tokenOf } from './data.mjs'
import { fillSqlite } from './fill.mjs'
import { memory, run, spread } from './load.mjs'

const requests = Number(process.argv[2] ?? 200_000)
const folder = await mkdtemp(path.join(tmpdir(), 'tropa-steady-'))

const startAndIdle = async (name) => {
  const product = await startProduct(folder)
  await pause(3000)
  const atOnce = memory(product.child.pid).toFixed(0)
  await pause(27_000)
  const idle = memory(product.child.pid).toFixed(0)
  const seconds = product.seconds.toFixed(2)
  console.log(`${name}: first 200 after ${seconds} s, ${atOnce} MB 3 s later, idle ${idle} MB`)
  return product
}

await stop((await startAndIdle('a first start, which fills the database')).child)
const filled = fillSqlite(path.join(folder, 'tropa.db'), 10_000)
const { child, origin } = await startAndIdle('a later one, with 10,000 logs')

const tokens = filled.members.map((member) => tokenOf(member, productKey))
const auth = (number) => ({ authorization: `Bearer ${tokens[number]}` })
const product = { kind: 'product', pid: child.pid, origin, auth, ...filled }
const named = (name) => calls.find((call) => call.name === name)
const p95 = ({ times }) => spread(Object.values(times).flat()).p95

const login = () =>
  fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'correct horse' }),
  }).then(({ status }) => status)

/** Keeps ten logins under way until told to end; answers how many were served. */
const flood = () => {
  let goesOn = true
  let served = 0
  const lane = async () => {
    while (goesOn) if ((await login()) === 200) served += 1
  }
  const lanes = Array.from({ length: 10 }, lane)
  return async () => {
    goesOn = false
    await Promise.all(lanes)
    return served
  }
}

try {
  const load = { connections: 1, seconds: 4 }
  await run(product, named('to-dos'), { connections: 1, seconds: 1 })
  const quiet = p95(await run(product, named('to-dos'), load))
  const end = flood()
  const flooded = p95(await run(product, named('to-dos'), load))
  console.log(
    `p95 of /api/todo: ${quiet.toFixed(2)} ms, ${flooded.toFixed(2)} ms beside ${await end()} logins: ${(flooded / quiet).toFixed(2)} ×`,
  )
  const mix = ['/api/team', 'logs, any page', 'logs, search', 'to-dos'].map(named)
  for (let sent = 0, part = 0; sent < requests; part += 1) {
    const { times } = await run(product, mix[part % mix.length], { connections: 20, seconds: 4 })
    sent += Object.values(times).flat().length
    console.log(`${sent} requests: ${memory(child.pid).toFixed(0)} MB`)
  }
} finally {
  await stop(child)
  await rm(folder, { recursive: true, force: true })
}
