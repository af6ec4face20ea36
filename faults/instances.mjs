import { setTimeout as pause } from 'node:timers/promises'
import { logIn } from './lib/api.mjs'
import { compare } from './lib/check.mjs'
import { dropDatabase, Mongod, mongodProgram, newDatabase } from './lib/mongod.mjs'
import { forget, newFolder, passwords, Product } from './lib/product.mjs'
import { assertDurable } from './lib/settings.mjs'
import { acknowledged, newLedger, writeUntil } from './lib/writes.mjs'

const writers = 8
const prefix = 'mixed'

/** How long after a fault its requests may still be answered with an error, in milliseconds. */
const aftermath = 12_000

const wasUnderWay = ({ began, at }, moments = []) =>
  moments.some(({ from, to }) => at >= from && began <= to)

/** Errors come from the instance that was killed, or from the time the database was away. */
const unexplained = (refused, killed, away) =>
  refused.filter((answer) => {
    const isExcused = wasUnderWay(answer, away) || wasUnderWay(answer, killed.get(answer.origin))
    return !(isExcused && [0, 503].includes(answer.status))
  })

/** Starts an instance as a supervisor does: again where it ends, as it does while the database is away. */
const revive = async (product) => {
  for (let attempt = 1; attempt < 60; attempt += 1) {
    try {
      await product.start()
      return
    } catch {
      await pause(500)
    }
  }
  throw new Error('An instance did not come up again.')
}

const killInTurns = async (products, killed, stopped, every) => {
  let turn = 0
  let due = Date.now()
  while (!stopped()) {
    due = Math.max(due + every, Date.now())
    await pause(due - Date.now())
    if (stopped()) return turn
    const product = products[turn++ % products.length]
    const moment = { from: Date.now(), to: Infinity }
    killed.set(product.origin, [...(killed.get(product.origin) ?? []), moment])
    await product.kill()
    await revive(product)
    moment.to = Date.now()
  }
  return turn
}

/**
 * Two instances on one MongoDB under mixed load, one of them killed and started again every few
 * seconds, the database stopped and started meanwhile where it is ours to stop.
 */
export const instances = async ({ seconds, every, awaySeconds, server }) => {
  const folder = await newFolder()
  const mongod = mongodProgram() ? await Mongod.start(folder) : undefined
  const url = newDatabase(mongod?.url ?? server)
  const figures = { seconds }
  try {
    figures.settings = await assertDurable('mongodb')
    const variables = { DATABASE_URL: url }
    const [first, second] = await Promise.all([
      Product.start(folder, variables),
      Product.start(folder, variables),
    ])
    const products = [first, second]
    const token = await logIn(first.origin, 'admin', passwords.admin)
    const ledger = newLedger()
    const killed = new Map()
    const away = []
    let isOver = false
    const stopped = () => isOver
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntil({
        stopped,
        originOf: () => products[writer % 2].origin,
        token,
        prefix: `${prefix}-${writer}`,
        ledger,
      }),
    )
    const killing = killInTurns(products, killed, stopped, every * 1000)
    await pause((seconds * 1000) / 2)
    if (mongod && awaySeconds > 0) {
      const moment = { from: Date.now(), to: Infinity }
      away.push(moment)
      await mongod.stop()
      await pause(awaySeconds * 1000)
      const statuses = await Promise.all(
        products.map(({ origin }) =>
          fetch(`${origin}/api/health`).then(
            ({ status }) => status,
            () => 0,
          ),
        ),
      )
      figures.healthWhileAway = statuses.join(' and ')
      await mongod.start()
      moment.to = Date.now() + aftermath
    }
    await pause((seconds * 1000) / 2)
    isOver = true
    await Promise.all(writing)
    figures.kills = await killing
    const { refused } = ledger
    figures.acknowledged = acknowledged(ledger)
    figures.refused = refused.length
    const odd = unexplained(refused, killed, away)
    figures.unexplained = odd.length
    figures.lost = 0
    figures.half = 0
    for (const { origin } of products) {
      const { lost, half } = await compare(origin, token, prefix, ledger)
      figures.lost += lost.length
      figures.half += half.length
      if (lost.length + half.length > 0) console.log(origin, { lost, half })
    }
    if (odd.length > 0)
      console.log(odd.slice(0, 10), ...products.map(({ output }) => output.slice(-4000)))
    for (const product of products) await product.stop()
  } finally {
    if (mongod) await mongod.stop('SIGKILL')
    else await dropDatabase(url)
    await forget(folder)
  }
  const { lost, half, unexplained: odd } = figures
  return { isGood: lost + half + odd === 0 && figures.acknowledged > 20, figures }
}
