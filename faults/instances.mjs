import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn, send } from './lib/api.mjs'
import { startCaddy } from './lib/caddy.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'
import { confirmedWrites, problemsOf, startWriting } from './lib/writes.mjs'

const prefix = 'mixed'

/** Keeps the lists short enough to be read to their end; the interval is in milliseconds. */
const writing = { writers: 12, interval: 500, prefix }

const trialsPerRound = 25

/** How soon after an election everything has to succeed again, in milliseconds. */
const recoveryTime = 1000

/**
 * How long Caddy may take to notice that an instance is ready again, in milliseconds. While it knows of none,
 * Caddy 2.6 refuses everything but GET at once (caddyserver/caddy#5838).
 */
const noticeTime = 5000

const latestKill = 1000

const startAgain = async (product) => {
  await product.start()
  await pause(noticeTime)
}

/** Writes through one instance, and returns whether it was confirmed. */
const write = async ({ origin }, token, description) => {
  const body = { username: 'admin', action: 'ADD_TODO', description }
  return (await send(origin, 'POST /api/activitylog', { token, body })).status < 300
}

/** Reads a list that both instances cache, and returns whether it contains the text. */
const isSeen = async ({ origin }, token, description) =>
  (await send(origin, 'GET /api/activitylog?search=trial', { token })).text.includes(description)

const succeedsBy = async (deadline, attempt) => {
  while (!(await attempt())) {
    if (Date.now() > deadline) return false
    await pause(20)
  }
  return true
}

/** Restarts, kills and elections, each of which says which refusals it explains and for how long. */
const disturbances = ({ products, mongod, token, random, periods, problems }) => {
  const during = async (name, statuses, act, afterwards = 0) => {
    const period = { name, statuses, from: Date.now(), to: Infinity }
    periods.push(period)
    await act()
    period.to = Date.now() + afterwards
  }
  return {
    /** Restarts one instance after the other, which explains no refusal. */
    restart: (round) =>
      during(`restart ${round}`, [], async () => {
        for (const product of products) {
          await product.stop()
          await startAgain(product)
        }
      }),
    kill: async (round) => {
      const product = random.pick(products)
      await pause(random.below(latestKill))
      await during(`kill ${round}`, [0, 502, 503], async () => {
        await product.kill()
        await startAgain(product)
      })
    },
    elect: async (round) => {
      await during(`election ${round}`, [503], () => mongod.elect(), recoveryTime)
      const deadline = Date.now() + recoveryTime
      const [first, second] = products
      const ways = [
        [first, second],
        [second, first],
      ]
      const areSeen = ways.map(async ([from, to], way) => {
        const text = `trial-election-${round}-${way}`
        const isWritten = await succeedsBy(deadline, () => write(from, token, text))
        return isWritten && (await succeedsBy(deadline, () => isSeen(to, token, text)))
      })
      if ((await Promise.all(areSeen)).includes(false)) problems.push(`Late: election ${round}`)
    },
    /** Checks that the other instance shows at once what one has confirmed. */
    readBack: async (round) => {
      for (let trial = 0; trial < trialsPerRound; trial += 1) {
        const [from, to] = trial % 2 === 0 ? products : products.toReversed()
        const text = `trial-${round}-${trial}.`
        if (!(await write(from, token, text))) problems.push(`Refused: ${text}`)
        else if (!(await isSeen(to, token, text))) problems.push(`Stale: ${text}`)
      }
    },
  }
}

/** Refusals that no disturbance explains, each with the last one before it. */
const unexplained = ({ refused }, periods) =>
  refused.flatMap((refusal) => {
    const { status, at } = refusal
    const begun = periods.filter(({ from }) => from <= at)
    const isExplained = begun.some(({ statuses, to }) => statuses.includes(status) && at <= to)
    return isExplained ? [] : [{ ...refusal, after: begun.at(-1) }]
  })

/**
 * Runs two instances behind Caddy on a replica set of three. While writers write through Caddy, each round
 * restarts both, kills one and reads 25 writes back through the other one; every second round forces an election.
 */
export const instances = ({ rounds, seed }) =>
  inScene({ engine: 'mongodb', members: 3 }, async ({ folder, mongod, start }) => {
    const options = { variables: { TRUST_PROXY: '1' } }
    const products = [await start(options), await start(options)]
    const caddy = await startCaddy(folder, products)
    const { origin } = caddy
    const token = await logIn(origin, firstAccounts.admin)
    const [periods, problems] = [[], []]
    const random = randomFrom(seed)
    const act = disturbances({ products, mongod, token, random, periods, problems })
    let isDone = false
    const { report, ended } = startWriting({ ...writing, isOver: () => isDone, origin, token })
    for (let round = 1; round <= rounds; round += 1) {
      await act.restart(round)
      await act.kill(round)
      await act.readBack(round)
      if (round % 2 === 0) await act.elect(round)
    }
    isDone = true
    await ended
    problems.push(...unexplained(report, periods))
    for (const product of products) {
      problems.push(...(await problemsOf(product.origin, token, prefix, report)))
      await product.stop()
    }
    caddy.stop()
    if (confirmedWrites(report) < rounds * 100) problems.push('Too little was written.')
    const figures = { rounds, trials: rounds * trialsPerRound, confirmed: confirmedWrites(report) }
    for (const { status } of report.refused) figures[status] = (figures[status] ?? 0) + 1
    return { figures, problems }
  })
