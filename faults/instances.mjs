import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn } from './lib/api.mjs'
import { compare } from './lib/compare.mjs'
import { assertDurable } from './lib/durability.mjs'
import { Mongod, mongodProgram } from './lib/mongod.mjs'
import { Product } from './lib/product.mjs'
import { confirmedWrites, newReport, writeUntil } from './lib/writes.mjs'

const writers = 8
const prefix = 'mixed'

/** How long after an outage of the database requests may still fail, in milliseconds. */
const recoveryTime = 12_000

const overlaps = ({ sentAt, at }, periods = []) =>
  periods.some(({ from, to }) => at >= from && sentAt <= to)

/** Refusals that neither a kill of their instance nor an outage of the database explains. */
const unexplained = (refused, kills, outages) =>
  refused.filter((refusal) => {
    const isExplained = overlaps(refusal, outages) || overlaps(refusal, kills.get(refusal.origin))
    return !(isExplained && [0, 503].includes(refusal.status))
  })

/** Starts an instance as a supervisor does: again when it ends, as it does while the database is down. */
const restart = async (product) => {
  for (let attempt = 1; attempt < 60; attempt += 1) {
    try {
      await product.start()
      return
    } catch {
      await pause(500)
    }
  }
  throw new Error('An instance did not start again.')
}

/** Kills one instance after the other until `isOver`, records when, and returns the number of kills. */
const killOneByOne = async (products, kills, isOver, interval) => {
  let count = 0
  let due = Date.now()
  while (!isOver()) {
    due = Math.max(due + interval, Date.now())
    await pause(due - Date.now())
    if (isOver()) return count
    const product = products[count % products.length]
    count += 1
    const period = { from: Date.now(), to: Infinity }
    kills.set(product.origin, [...(kills.get(product.origin) ?? []), period])
    await product.kill()
    await restart(product)
    period.to = Date.now()
  }
  return count
}

const healthOf = ({ origin }) =>
  fetch(`${origin}/api/health`).then(
    ({ status }) => status,
    () => 0,
  )

/**
 * Runs two instances on one MongoDB under mixed load, kills and starts one of them every few seconds,
 * and stops the database for a while if it is our own.
 */
export const instances = async ({ seconds, killInterval, outageSeconds, server }) => {
  const folder = await newFolder()
  const mongod = mongodProgram() ? await Mongod.start(folder) : undefined
  const url = newDatabaseUrl(mongod?.url ?? server)
  const figures = { seconds, lost: 0, incomplete: 0 }
  try {
    figures.settings = await assertDurable('mongodb')
    const variables = { DATABASE_URL: url }
    const [first, second] = await Promise.all([
      Product.start(folder, variables),
      Product.start(folder, variables),
    ])
    const products = [first, second]
    const token = await logIn(first.origin, firstAccounts.admin)
    const report = newReport()
    const kills = new Map()
    const outages = []
    let isDone = false
    const isOver = () => isDone
    const writing = Array.from({ length: writers }, (_, writer) =>
      writeUntil({
        isOver,
        originOf: () => products[writer % 2].origin,
        token,
        prefix: `${prefix}-${writer}`,
        report,
      }),
    )
    const killing = killOneByOne(products, kills, isOver, killInterval * 1000)
    await pause((seconds * 1000) / 2)
    if (mongod && outageSeconds > 0) {
      const period = { from: Date.now(), to: Infinity }
      outages.push(period)
      await mongod.stop()
      await pause(outageSeconds * 1000)
      figures.healthDuringOutage = (await Promise.all(products.map(healthOf))).join(' and ')
      await mongod.start()
      period.to = Date.now() + recoveryTime
    }
    await pause((seconds * 1000) / 2)
    isDone = true
    await Promise.all(writing)
    figures.kills = await killing
    figures.confirmed = confirmedWrites(report)
    figures.refused = report.refused.length
    const unexpected = unexplained(report.refused, kills, outages)
    figures.unexpected = unexpected.length
    for (const { origin } of products) {
      const { lost, incomplete } = await compare(origin, token, prefix, report)
      figures.lost += lost.length
      figures.incomplete += incomplete.length
      if (lost.length + incomplete.length > 0) console.log(origin, { lost, incomplete })
    }
    if (unexpected.length > 0) {
      console.log(unexpected.slice(0, 10), ...products.map(({ output }) => output.slice(-4000)))
    }
    for (const product of products) await product.stop()
  } finally {
    if (mongod) await mongod.stop('SIGKILL')
    else await dropDatabase(url)
    await removeFolder(folder)
  }
  const { lost, incomplete, unexpected } = figures
  return { isGood: lost + incomplete + unexpected === 0 && figures.confirmed > 20, figures }
}
