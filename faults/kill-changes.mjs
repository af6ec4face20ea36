import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { logIn, sendOk } from './lib/api.mjs'
import { createTodos, editAll, editProblems } from './lib/edits.mjs'
import { randomFrom } from './lib/random.mjs'
import { callRoll, close, createCalledMembers, inspect, tryToClose } from './lib/roll-calls.mjs'
import { inScene } from './lib/scene.mjs'

/** The calls that close one roll call at the same moment. */
const calls = 20

/** The roll calls that are closed while to-dos are edited, before a kill. */
const closedTogether = 4

/** The longest time until the first edit is confirmed, in milliseconds. */
const firstEditTimeout = 10_000

/** How long after the first closing an instance is killed at the latest, in milliseconds. */
const longestWait = 400

/** Closes one roll call many times at once, on all instances in turn. */
const closeAtOnce = async ({ products, origin, token, problems }) => {
  const rollCall = await callRoll(origin, token, 'called at once')
  const responses = await Promise.all(
    Array.from({ length: calls }, (_, number) =>
      close(products[number % products.length].origin, token, rollCall),
    ),
  )
  const answers = new Set(responses.map(({ status, text }) => `${status} ${text}`))
  if (answers.size !== 1 || responses[0].status !== 200) problems.push([...answers])
  problems.push(...(await inspect(origin, token, [rollCall])).problems)
}

/** Edits to-dos and closes roll calls until the first instance is killed, which is then started again. */
const killOnce = async (scene, rollCalls) => {
  const { products, origin, edited, figures, random } = scene
  const before = figures.edits
  let isKilled = false
  const work = editAll({ ...scene, isOver: () => isKilled }, edited)
  const giveUpAt = Date.now() + firstEditTimeout
  while (figures.edits === before && Date.now() < giveUpAt) await pause(20)
  // Half of them on the killed instance alone, so that no other instance finishes them before the check.
  rollCalls.forEach((rollCall, number) => {
    const origins = number % 2 === 0 ? products.map((each) => each.origin) : [origin]
    for (const each of origins) work.push(tryToClose(each, scene, rollCall))
  })
  await pause(random.below(longestWait))
  isKilled = true
  await products[0].kill()
  await Promise.all(work)
  await products[0].start()
}

/** Kills an instance once, looks for what does not agree afterwards, and closes what is still open. */
const playRound = async (scene, round) => {
  const { origin, token, edited, figures, problems } = scene
  const rollCalls = []
  for (let number = 1; number <= closedTogether; number += 1) {
    rollCalls.push(await callRoll(origin, token, `called ${round}-${number}`))
  }
  await killOnce(scene, rollCalls)
  problems.push(...(await editProblems(scene, edited)))
  const now = await inspect(origin, token, rollCalls)
  figures.closedBeforeKill += now.closed
  for (const { path } of rollCalls) await sendOk(origin, `POST ${path}/close`, { token })
  const after = await inspect(origin, token, rollCalls)
  problems.push(...now.problems, ...after.problems)
}

/**
 * Kills the product again and again while to-dos are edited and roll calls are closed. Each to-do and its history
 * have to agree, and of each roll call each person has exactly one record or nobody has any.
 */
export const killChanges = ({ rounds, seed, ...where }) =>
  inScene(where, async ({ url, start }) => {
    const products = [await start()]
    if (where.engine === 'mongodb') products.push(await start())
    const [{ origin }] = products
    const token = await logIn(origin, firstAccounts.admin)
    await createCalledMembers(origin, token)
    const edited = await createTodos(origin, token)
    const figures = { rounds, edits: 0, conflicts: 0, closedBeforeKill: 0 }
    const problems = []
    const random = randomFrom(seed)
    const scene = { products, origin, token, url, edited, figures, problems, random }
    await closeAtOnce(scene)
    for (let round = 1; round <= rounds; round += 1) await playRound(scene, round)
    for (const product of products) await product.stop()
    if (figures.edits <= rounds) problems.push('Too little was edited.')
    return { figures, problems }
  })
