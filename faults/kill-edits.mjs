import { setTimeout as pause } from 'node:timers/promises'
import { NoResponse } from '@tropa/harness/api'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { logIn, send, sendOk } from './lib/api.mjs'
import { readHistories } from './lib/histories.mjs'
import { databaseFile, Product } from './lib/product.mjs'
import { randomFrom } from './lib/random.mjs'

const todos = 3

/** Those who edit each to-do at the same time, so that edits of one version meet. */
const editorsOfEach = 2

/** The longest time until the first edit is confirmed, in milliseconds. */
const firstEditTimeout = 10_000

/** Whether the edit of a version asks everybody again. */
const asksAgain = (version) => version % 3 > 0

/** The version that was asked for last, of a to-do with so many versions. */
const askedVersionOf = (version) => {
  let asked = version
  while (asked > 1 && !asksAgain(asked - 1)) asked -= 1
  return asked
}

/** The text of a version names the version, so that a text in the wrong place is found. */
const textOf = (name, version) => ({
  title: `${name} v${version}`,
  desc: `${name} says ${version}`,
  assignees: ['Heads', 'Dev Team'],
  assignee: 'Heads, Dev Team',
  deadline: '2999-12-31',
  priority: version % 2 ? 'High' : 'Low',
})

const createTodos = async (origin, token) => {
  const names = Array.from({ length: todos }, (_, number) => `edited ${number + 1}`)
  return Promise.all(
    names.map(async (name) => {
      const body = textOf(name, 1)
      const { data } = await sendOk(origin, 'POST /api/todo', { token, body })
      return { name, id: data._id, confirmed: 1 }
    }),
  )
}

/** Edits a to-do again and again until `isOver`, and notes the newest version that was confirmed. */
const editUntil = async ({ isOver, origin, token, todo, figures }) => {
  while (!isOver()) {
    try {
      const { version } = await sendOk(origin, `GET /api/todo/${todo.id}/changes`, { token })
      const body = { ...textOf(todo.name, version + 1), version, askAgain: asksAgain(version) }
      const { status } = await send(origin, `PATCH /api/todo/${todo.id}`, { token, body })
      if (status === 200) {
        todo.confirmed = Math.max(todo.confirmed, version + 1)
        figures.confirmed += 1
      } else if (status === 409) figures.conflicts += 1
      else figures.unexpected += 1
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      figures.noResponse += 1
      await pause(20)
    }
  }
}

const killOnce = async ({ product, token, edited, figures, random }) => {
  const before = figures.confirmed
  let isKilled = false
  const editing = edited.flatMap((todo) =>
    Array.from({ length: editorsOfEach }, () =>
      editUntil({ isOver: () => isKilled, origin: product.origin, token, todo, figures }),
    ),
  )
  const giveUpAt = Date.now() + firstEditTimeout
  while (figures.confirmed === before && Date.now() < giveUpAt) await pause(20)
  await pause(random.below(500))
  isKilled = true
  await product.kill()
  await Promise.all(editing)
}

/** Where a to-do, its older versions and the activity log disagree, or a confirmed edit is missing. */
const problemsOf = ({ name, id, confirmed }, { stored, versions, logged }) => {
  const { version, askedVersion, title, desc, priority } = stored.get(id) ?? {}
  const problems = []
  const expectText = (found, number, place) => {
    const expected = textOf(name, number)
    for (const field of ['title', 'desc', 'priority']) {
      if (found[field] === expected[field]) continue
      problems.push(`${place}: ${field} ${JSON.stringify(found[field])}`)
    }
  }
  if (!(version >= confirmed)) problems.push(`version ${version}, but ${confirmed} was confirmed`)
  if (askedVersion !== askedVersionOf(version)) {
    problems.push(`${name}, version ${version}: asked for version ${askedVersion}`)
  }
  expectText({ title, desc, priority }, version, `${name}, version ${version}`)
  const older = versions.get(id) ?? []
  if (older.length !== version - 1) {
    problems.push(`${name}: ${older.length} older versions of version ${version}`)
  }
  older.forEach((each, index) => expectText(each, index + 1, `${name}, older version ${index + 1}`))
  for (let number = 2; number <= version; number += 1) {
    const entries = logged.get(`Edited the to-do ${textOf(name, number).title}`) ?? 0
    if (entries !== 1) problems.push(`${name}: ${entries} log entries of version ${number}`)
  }
  return problems
}

/** Kills the product again and again while to-dos are edited; each to-do and its history have to agree. */
export const killEdits = async ({ engine, rounds, seed, server }) => {
  const folder = await newFolder()
  const url = engine === 'mongodb' ? newDatabaseUrl(server) : `file:${databaseFile(folder)}`
  const random = randomFrom(seed)
  const figures = { rounds, confirmed: 0, conflicts: 0, noResponse: 0, unexpected: 0, problems: 0 }
  try {
    const product = await Product.start(folder, { DATABASE_URL: url })
    const token = await logIn(product.origin, firstAccounts.admin)
    const edited = await createTodos(product.origin, token)
    for (let round = 1; round <= rounds; round += 1) {
      await killOnce({ product, token, edited, figures, random })
      await product.start()
      const histories = await readHistories(url)
      const problems = edited.flatMap((todo) => problemsOf(todo, histories))
      figures.problems += problems.length
      if (problems.length > 0) console.log(`round ${round}:`, problems.slice(0, 10))
    }
    await product.stop()
  } finally {
    if (engine === 'mongodb') await dropDatabase(url)
    await removeFolder(folder)
  }
  const { problems, unexpected } = figures
  return { isGood: problems + unexpected === 0 && figures.confirmed > rounds, figures }
}
