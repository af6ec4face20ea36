import sampleTodo from '@tropa/contract/testing/todo.json' with { type: 'json' }
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { createClient } from '@libsql/client'
import { NoResponse } from '@tropa/harness/api'
import { MongoClient } from 'mongodb'
import { allPages, send, sendOk } from './api.mjs'

const todos = 3

/** How many edit each to-do at the same time, so that edits of one version collide. */
const editorsOfEach = 2

/** Whether the edit of a version asks everybody again. */
const asksAgain = (version) => version % 3 > 0

/** The last version that everybody was asked to read, of a to-do with that many versions. */
const askedVersionOf = (version) => {
  let asked = version
  while (asked > 1 && !asksAgain(asked - 1)) asked -= 1
  return asked
}

/** The text of a version names the version, so that a text in the wrong place is found. */
const textOf = (name, version) => ({
  title: `${name} v${version}`,
  desc: `${name} says ${version}`,
  priority: version % 2 ? 'High' : 'Low',
})

const formOf = (name, version) => ({
  ...sampleTodo,
  ...textOf(name, version),
})

/** Creates the to-dos that are edited. */
export const createTodos = (origin, token) =>
  Promise.all(
    Array.from({ length: todos }, async (_, number) => {
      const name = `edited ${number + 1}`
      const body = formOf(name, 1)
      const { data } = await sendOk(origin, 'POST /api/todo', { token, body })
      return { name, id: data._id, confirmed: 1 }
    }),
  )

/** Edits a to-do again and again until `isOver`, and notes the newest version that was confirmed. */
const editUntil = async ({ isOver, origin, token, figures, problems }, todo) => {
  while (!isOver()) {
    try {
      const { version } = await sendOk(origin, `GET /api/todo/${todo.id}/changes`, { token })
      const body = { ...formOf(todo.name, version + 1), version, askAgain: asksAgain(version) }
      const { status, text } = await send(origin, `PATCH /api/todo/${todo.id}`, { token, body })
      if (status === 200) {
        todo.confirmed = Math.max(todo.confirmed, version + 1)
        figures.edits += 1
      } else if (status === 409) figures.conflicts += 1
      else problems.push(`An edit was answered by ${status}: ${text}`)
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error
      await pause(20)
    }
  }
}

/** Lets several edit each to-do at the same time until `isOver`. */
export const editAll = (scene, edited) =>
  edited.flatMap((todo) => Array.from({ length: editorsOfEach }, () => editUntil(scene, todo)))

const readSqlite = async (url) => {
  const client = createClient({ url })
  const todos = await client.execute('SELECT *, asked_version AS askedVersion FROM todos')
  const versions = await client.execute('SELECT *, todo_id AS todo FROM todo_versions')
  client.close()
  return { todos: todos.rows, versions: versions.rows }
}

const readMongodb = async (url) => {
  const client = new MongoClient(url)
  const all = (name) => client.db().collection(name).find().toArray()
  const [todos, versions] = await Promise.all([all('todos'), all('todo-versions')])
  await client.close()
  return {
    todos: todos.map((todo) => ({ ...todo, id: String(todo._id) })),
    versions: versions.map((version) => ({ ...version, todo: String(version.todo) })),
  }
}

/** The stored to-dos and their older versions, which nobody may read over HTTP. */
const readHistories = (url) => (url.startsWith('file:') ? readSqlite : readMongodb)(url)

/** Finds where a to-do, its older versions and the activity log disagree, or a confirmed edit is missing. */
export const editProblems = async ({ origin, token, url }, edited) => {
  const stored = await readHistories(url)
  const path = '/api/activitylog?search=EDIT_TODO'
  const logs = await allPages(origin, path, 'logs', token)
  return edited.flatMap(({ name, id, confirmed }) => {
    const todo = stored.todos.find((each) => each.id === id)
    const history = [...stored.versions.filter((each) => each.todo === id), todo]
      .map(({ version, title, desc, priority }) => ({ version, title, desc, priority }))
      .sort((one, other) => one.version - other.version)
    const expected = Array.from({ length: todo.version }, (_, index) => ({
      version: index + 1,
      ...textOf(name, index + 1),
    }))
    const entries = logs.filter(({ description }) => description.includes(`${name} v`))
    const isRight =
      todo.version >= confirmed &&
      todo.askedVersion === askedVersionOf(todo.version) &&
      entries.length === todo.version - 1 &&
      isDeepStrictEqual(history, expected)
    return isRight ? [] : [{ confirmed, todo, history, entries }]
  })
}
