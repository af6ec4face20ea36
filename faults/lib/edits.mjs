import { setTimeout as pause } from 'node:timers/promises'
import { NoResponse } from '@tropa/harness/api'
import { send, sendOk } from './api.mjs'

const todos = 3

/** Those who edit each to-do at the same time, so that edits of one version meet. */
const editorsOfEach = 2

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

/** Creates the to-dos that are edited. */
export const createTodos = (origin, token) =>
  Promise.all(
    Array.from({ length: todos }, async (_, number) => {
      const name = `edited ${number + 1}`
      const body = textOf(name, 1)
      const { data } = await sendOk(origin, 'POST /api/todo', { token, body })
      return { name, id: data._id, confirmed: 1 }
    }),
  )

/** Edits a to-do again and again until `isOver`, and notes the newest version that was confirmed. */
const editUntil = async ({ isOver, origin, token, figures }, todo) => {
  while (!isOver()) {
    try {
      const { version } = await sendOk(origin, `GET /api/todo/${todo.id}/changes`, { token })
      const body = { ...textOf(todo.name, version + 1), version, askAgain: asksAgain(version) }
      const { status } = await send(origin, `PATCH /api/todo/${todo.id}`, { token, body })
      if (status === 200) {
        todo.confirmed = Math.max(todo.confirmed, version + 1)
        figures.edits += 1
      } else if (status === 409) figures.conflicts += 1
      else figures.unexpected += 1
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      figures.noResponse += 1
      await pause(20)
    }
  }
}

/** Lets several edit each to-do at the same time until `isOver`. */
export const editAll = (scene, edited) =>
  edited.flatMap((todo) => Array.from({ length: editorsOfEach }, () => editUntil(scene, todo)))

/** Where a to-do, its older versions and the activity log disagree, or a confirmed edit is missing. */
export const editProblems = ({ name, id, confirmed }, { stored, versions, logged }) => {
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
