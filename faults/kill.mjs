import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from './lib/api.mjs'
import { createTodos, editAll, editProblems } from './lib/edits.mjs'
import { acceptAll, inviteAll, inviteProblems } from './lib/invites.mjs'
import { randomFrom } from '@tropa/harness/random'
import { inScene } from './lib/scene.mjs'
import { confirmedWrites, problemsOf, startWriting } from './lib/writes.mjs'

const writers = 20

/** In milliseconds. Passwords are hashed one after the other, so that by then only some are stored. */
const latestKillOfWrites = 1500

const latestKillOfEdits = 400

/** The longest time until something is confirmed, in milliseconds. */
const firstTimeout = 10_000

/** Kills a product at a random moment soon after `work` had something confirmed, and starts it again. */
const killDuring = async (product, random, latest, work) => {
  let isKilled = false
  const { isConfirmed, ended } = work(() => isKilled)
  const giveUpAt = Date.now() + firstTimeout
  while (!isConfirmed() && Date.now() < giveUpAt) await pause(20)
  await pause(random.below(latest))
  isKilled = true
  await product.kill()
  await ended
  await product.start()
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
      let report
      await killDuring(product, random, latestKillOfWrites, (isOver) => {
        const writing = startWriting({ writers, isOver, origin, token, prefix })
        report = writing.report
        return {
          isConfirmed: () => confirmedWrites(report) > 0,
          ended: Promise.all([writing.ended, acceptAll(origin, invited)]),
        }
      })
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

/** Kills the product again and again while to-dos are edited: each to-do and its history have to agree. */
export const killEdits = ({ rounds, seed, ...where }) =>
  inScene(where, async ({ url, start }) => {
    const product = await start()
    const { origin } = product
    const token = await logIn(origin, firstAccounts.admin)
    const edited = await createTodos(origin, token)
    const figures = { rounds, edits: 0, conflicts: 0 }
    const problems = []
    const random = randomFrom(seed)
    const scene = { origin, token, url, figures, problems }
    for (let round = 1; round <= rounds; round += 1) {
      const before = figures.edits
      await killDuring(product, random, latestKillOfEdits, (isOver) => ({
        isConfirmed: () => figures.edits > before,
        ended: Promise.all(editAll({ ...scene, isOver }, edited)),
      }))
      problems.push(...(await editProblems(scene, edited)))
    }
    await product.stop()
    if (figures.edits <= rounds) problems.push('Too little was edited.')
    return { figures, problems }
  })
