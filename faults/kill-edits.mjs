import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn } from './lib/api.mjs'
import { createTodos, editAll, editProblems } from './lib/edits.mjs'
import { randomFrom } from './lib/random.mjs'
import { inScene } from './lib/scene.mjs'

/** The longest time until the first edit is confirmed, in milliseconds. */
const firstEditTimeout = 10_000

/** How long after that the product is killed at the latest, in milliseconds. */
const longestWait = 400

const killOnce = async (scene) => {
  const { product, edited, figures, random } = scene
  const before = figures.edits
  let isKilled = false
  const editing = editAll({ ...scene, isOver: () => isKilled }, edited)
  const giveUpAt = Date.now() + firstEditTimeout
  while (figures.edits === before && Date.now() < giveUpAt) await pause(20)
  await pause(random.below(longestWait))
  isKilled = true
  await product.kill()
  await Promise.all(editing)
  await product.start()
}

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
    const scene = { product, origin, token, url, edited, figures, problems, random }
    for (let round = 1; round <= rounds; round += 1) {
      await killOnce(scene)
      problems.push(...(await editProblems(scene, edited)))
    }
    await product.stop()
    if (figures.edits <= rounds) problems.push('Too little was edited.')
    return { figures, problems }
  })
