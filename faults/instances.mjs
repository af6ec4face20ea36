import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from './lib/api.mjs'
import { inScene } from './lib/scene.mjs'
import { confirmedWrites, problemsOf, startWriting } from './lib/writes.mjs'

const writers = 8
const prefix = 'mixed'

/** How long after an outage of the database requests may still fail, in milliseconds. */
const recoveryTime = 12_000

/** Refusals that neither a kill of their instance nor an outage of the database explains. */
const unexplained = (refused, periods) =>
  refused.filter(({ origin, status, sentAt, at }) => {
    const isDuring = (each) =>
      (each.origin ?? origin) === origin && at >= each.from && sentAt <= each.to
    return ![0, 503].includes(status) || !periods.some(isDuring)
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

/** Kills one instance after the other until `isOver`, and returns the number of kills. */
const killOneByOne = async (products, periods, isOver, interval) => {
  let count = 0
  let due = Date.now()
  while (!isOver()) {
    due = Math.max(due + interval, Date.now())
    await pause(due - Date.now())
    if (isOver()) return count
    const product = products[count % products.length]
    count += 1
    const period = { origin: product.origin, from: Date.now(), to: Infinity }
    periods.push(period)
    await product.kill()
    await restart(product)
    period.to = Date.now()
  }
  return count
}

const stopDatabase = async (mongod, periods, seconds) => {
  const period = { from: Date.now(), to: Infinity }
  periods.push(period)
  await mongod.stop()
  await pause(seconds * 1000)
  await mongod.start()
  period.to = Date.now() + recoveryTime
}

/**
 * Runs two instances on one MongoDB under mixed load, kills and starts one of them every few seconds,
 * and stops the database for a while if it is our own.
 */
export const instances = ({ seconds, killInterval, outageSeconds, server }) =>
  inScene({ engine: 'mongodb', server }, async ({ mongod, start }) => {
    const products = await Promise.all([start(), start()])
    const token = await logIn(products[0].origin, firstAccounts.admin)
    const periods = []
    let isDone = false
    const isOver = () => isDone
    const origins = products.map(({ origin }) => origin)
    const { report, ended } = startWriting({ writers, isOver, origins, token, prefix })
    const killing = killOneByOne(products, periods, isOver, killInterval * 1000)
    await pause((seconds * 1000) / 2)
    if (mongod && outageSeconds > 0) await stopDatabase(mongod, periods, outageSeconds)
    await pause((seconds * 1000) / 2)
    isDone = true
    await ended
    const kills = await killing
    const problems = unexplained(report.refused, periods)
    for (const origin of origins) {
      problems.push(...(await problemsOf(origin, token, prefix, report)))
    }
    for (const product of products) await product.stop()
    const figures = { kills, confirmed: confirmedWrites(report), refused: report.refused.length }
    if (figures.confirmed <= 20) problems.push('Too little was written.')
    return { figures, problems }
  })
