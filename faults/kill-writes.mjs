import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from './lib/api.mjs'
import { acceptAll, inviteAll, inviteProblems } from './lib/invites.mjs'
import { randomFrom } from './lib/random.mjs'
import { inScene } from './lib/scene.mjs'
import { confirmedWrites, problemsOf, startWriting } from './lib/writes.mjs'

const writers = 6

/** In milliseconds: passwords are hashed one after the other, so that some are stored and some are not. */
const latestKill = 1500

/** The longest time until the first write is confirmed, in milliseconds. */
const firstWriteTimeout = 10_000

const killOnce = async (product, { token, prefix, random, invited }) => {
  let isKilled = false
  const isOver = () => isKilled
  const origins = [product.origin]
  const { report, ended } = startWriting({ writers, isOver, origins, token, prefix })
  const accepted = acceptAll(product.origin, invited)
  const giveUpAt = Date.now() + firstWriteTimeout
  while (confirmedWrites(report) === 0 && Date.now() < giveUpAt) await pause(20)
  await pause(random.below(latestKill))
  isKilled = true
  await product.kill()
  await Promise.all([ended, accepted])
  return report
}

/** Kills the product again and again while it writes and members accept invites. */
export const killWrites = ({ rounds, seed, ...where }) =>
  inScene(where, async ({ start }) => {
    const random = randomFrom(seed)
    const figures = { rounds, confirmed: 0, noResponse: 0, accepted: 0 }
    const problems = []
    const product = await start()
    const { origin } = product
    const token = await logIn(origin, firstAccounts.admin)
    for (let round = 1; round <= rounds; round += 1) {
      const prefix = `r${round}x${seed}`
      const invited = await inviteAll(origin, token, prefix)
      const report = await killOnce(product, { token, prefix, random, invited })
      await product.start()
      problems.push(
        ...report.refused.filter(({ status }) => status !== 0),
        ...(await problemsOf(origin, token, prefix, report)),
        ...(await inviteProblems(origin, invited)),
      )
      figures.confirmed += confirmedWrites(report)
      figures.noResponse += report.refused.length
      figures.accepted += invited.filter(({ status }) => status === 200).length
    }
    await product.stop()
    if (figures.confirmed <= rounds) problems.push('Too little was written.')
    return { figures, problems }
  })
