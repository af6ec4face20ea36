// Measures the product over a long run: the time to start, the memory when idle and under load, and
// whether logins, which hash passwords, delay other requests.
//   npm run bench:steady
//   npm run bench:steady -- 20000          fewer requests
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from '../packages/harness/src/api.mjs'
import { newFolder, removeFolder } from '../packages/harness/src/temporary-folder.mjs'
import { tokenOf } from './data.mjs'
import { fillSqlite } from './fill.mjs'
import { memory, run, spread } from './load.mjs'
import { password, productKey, startProduct } from './servers/product.mjs'
import { workloads } from './workloads.mjs'

const requests = Number(process.argv[2] ?? 200_000)
const folder = await newFolder()

const startAndIdle = async (name) => {
  const product = await startProduct(folder)
  await pause(3000)
  const early = memory(product.pid).toFixed(0)
  await pause(27_000)
  const idle = memory(product.pid).toFixed(0)
  const seconds = product.seconds.toFixed(2)
  console.log(`${name}: first 200 after ${seconds} s, ${early} MB 3 s later, idle ${idle} MB`)
  return product
}

await (await startAndIdle('a first start, which fills the database')).stop()
const filled = fillSqlite(path.join(folder, 'tropa.db'), 10_000)
const { pid, origin, stop } = await startAndIdle('a later one, with 10,000 logs')

const tokens = filled.members.map((member) => tokenOf(member, productKey))
const auth = (number) => ({ authorization: `Bearer ${tokens[number]}` })
const product = { kind: 'product', pid, origin, auth, ...filled }
const named = (name) => workloads.find((workload) => workload.name === name)
const p95 = ({ times }) => spread(Object.values(times).flat()).p95

const logIn = () =>
  request(origin, 'POST /api/user/login', { body: { username: 'admin', password } })

/** Keeps ten logins running; the returned function ends them and returns how many succeeded. */
const startLogins = () => {
  let isOver = false
  let succeeded = 0
  const work = async () => {
    while (!isOver) if ((await logIn()).status === 200) succeeded += 1
  }
  const workers = Array.from({ length: 10 }, work)
  return async () => {
    isOver = true
    await Promise.all(workers)
    return succeeded
  }
}

try {
  const load = { connections: 1, seconds: 4 }
  await run(product, named('to-dos'), { connections: 1, seconds: 1 })
  const alone = p95(await run(product, named('to-dos'), load))
  const endLogins = startLogins()
  const besideLogins = p95(await run(product, named('to-dos'), load))
  console.log(
    `p95 of /api/todo: ${alone.toFixed(2)} ms, ${besideLogins.toFixed(2)} ms beside ${await endLogins()} logins: ${(besideLogins / alone).toFixed(2)} ×`,
  )
  const mix = ['/api/team', 'logs, any page', 'logs, search', 'to-dos'].map(named)
  for (let sent = 0, part = 0; sent < requests; part += 1) {
    const { times } = await run(product, mix[part % mix.length], { connections: 20, seconds: 4 })
    sent += Object.values(times).flat().length
    console.log(`${sent} requests: ${memory(pid).toFixed(0)} MB`)
  }
} finally {
  await stop()
  await removeFolder(folder)
}
