import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, sendOk } from './lib/api.mjs'
import { createTodos, editAll, editProblems } from './lib/edits.mjs'
import { readHistories } from './lib/histories.mjs'
import { Mongod, mongodProgram } from './lib/mongod.mjs'
import { databaseFile, Product } from './lib/product.mjs'
import { randomFrom } from './lib/random.mjs'
import { callRoll, close, createCalledMembers, inspect, tryToClose } from './lib/roll-calls.mjs'

/** The calls that close one roll call at the same moment. */
const calls = 20

/** The roll calls that are closed while to-dos are edited, before a kill. */
const closedTogether = 4

/** The longest time until the first edit is confirmed, in milliseconds. */
const firstEditTimeout = 10_000

/** How long after the first closing an instance is killed at the latest, in milliseconds. */
const longestWait = 400

/** Closes one roll call many times at once, on all instances in turn. */
const closeAtOnce = async ({ products, token, figures }) => {
  const [{ origin }] = products
  const rollCall = await callRoll(origin, token, 'called at once')
  const responses = await Promise.all(
    Array.from({ length: calls }, (_, number) =>
      close(products[number % products.length].origin, token, rollCall),
    ),
  )
  figures.answered = responses.filter(({ status }) => status === 200).length
  figures.differentAnswers = new Set(responses.map(({ text }) => text)).size
  return (await inspect(origin, token, [rollCall])).problems
}

/** Edits to-dos and closes roll calls until the first instance is killed, which is then started again. */
const killOnce = async ({ products, token, edited, figures, random }, rollCalls) => {
  const [product] = products
  const before = figures.edits
  let isKilled = false
  const scene = { isOver: () => isKilled, origin: product.origin, token, figures }
  const work = editAll(scene, edited)
  const giveUpAt = Date.now() + firstEditTimeout
  while (figures.edits === before && Date.now() < giveUpAt) await pause(20)
  // Half of them on the killed instance alone, so that no other instance finishes them before the check.
  rollCalls.forEach((rollCall, number) => {
    for (const { origin } of number % 2 === 0 ? products : [product]) {
      work.push(tryToClose(origin, scene, rollCall))
    }
  })
  await pause(random.below(longestWait))
  isKilled = true
  await product.kill()
  await Promise.all(work)
  await product.start()
}

/** Kills an instance once, and looks for what does not agree afterwards. */
const playRound = async (scene, round) => {
  const { products, token, edited, figures, url } = scene
  const [{ origin }] = products
  const rollCalls = []
  for (let number = 1; number <= closedTogether; number += 1) {
    rollCalls.push(await callRoll(origin, token, `called ${round}-${number}`))
  }
  await killOnce(scene, rollCalls)
  const histories = await readHistories(url)
  const problems = edited.flatMap((todo) => editProblems(todo, histories))
  const now = await inspect(products[0].origin, token, rollCalls)
  figures.closedBeforeKill += now.closed
  figures.openAfterKill += rollCalls.length - now.closed
  for (const { path } of rollCalls) {
    await sendOk(products[0].origin, `POST ${path}/close`, { token })
  }
  const after = await inspect(products[0].origin, token, rollCalls)
  return [...problems, ...now.problems, ...after.problems]
}

/**
 * Kills the product again and again while to-dos are edited and roll calls are closed. Each to-do and its history
 * have to agree, and of each roll call each person has exactly one record or nobody has any.
 */
export const killChanges = async ({ engine, rounds, seed, server }) => {
  const folder = await newFolder()
  // Our own gives the locks of a killed instance back within seconds.
  const mongod = engine === 'mongodb' && mongodProgram() ? await Mongod.start(folder) : undefined
  const url =
    engine === 'mongodb' ? newDatabaseUrl(mongod?.url ?? server) : `file:${databaseFile(folder)}`
  const figures = {
    instances: engine === 'mongodb' ? 2 : 1,
    rounds,
    edits: 0,
    conflicts: 0,
    closedBeforeKill: 0,
    openAfterKill: 0,
    noResponse: 0,
    unexpected: 0,
    problems: 0,
  }
  try {
    const products = []
    for (let count = 0; count < figures.instances; count += 1) {
      products.push(await Product.start(folder, { DATABASE_URL: url }))
    }
    const [{ origin }] = products
    const token = await logIn(origin, firstAccounts.admin)
    await createCalledMembers(origin, token)
    const edited = await createTodos(origin, token)
    const scene = { products, token, edited, figures, url, random: randomFrom(seed) }
    const note = (problems, when) => {
      figures.problems += problems.length
      if (problems.length > 0) console.log(when, problems.slice(0, 10))
    }
    note(await closeAtOnce(scene), 'at once:')
    for (let round = 1; round <= rounds; round += 1) {
      note(await playRound(scene, round), `round ${round}:`)
    }
    for (const product of products) await product.stop()
  } finally {
    if (mongod) await mongod.stop('SIGKILL')
    else if (engine === 'mongodb') await dropDatabase(url)
    await removeFolder(folder)
  }
  const { answered, differentAnswers, edits, problems, unexpected } = figures
  const isClosedOnce = answered === calls && differentAnswers === 1
  return { isGood: isClosedOnce && edits > rounds && problems + unexpected === 0, figures }
}
