import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'

const textFields = 'title, "desc", priority, version'

const readSqlite = async (url) => {
  const client = createClient({ url })
  const all = async (statement) => (await client.execute(statement)).rows
  try {
    return {
      todos: await all(`SELECT id, asked_version AS askedVersion, ${textFields} FROM todos`),
      versions: await all(`SELECT todo_id AS todo, ${textFields} FROM todo_versions`),
      logs: await all(`SELECT description FROM activity_logs WHERE action = 'EDIT_TODO'`),
    }
  } finally {
    client.close()
  }
}

const readMongodb = async (url) => {
  const client = new MongoClient(url)
  const all = (name, filter = {}) => client.db().collection(name).find(filter).toArray()
  try {
    const [todos, versions, logs] = await Promise.all([
      all('todos'),
      all('todo-versions'),
      all('activity-logs', { action: 'EDIT_TODO' }),
    ])
    return {
      todos: todos.map((todo) => ({ ...todo, id: String(todo._id) })),
      versions: versions.map((version) => ({ ...version, todo: String(version.todo) })),
      logs,
    }
  } finally {
    await client.close()
  }
}

const groupBy = (rows, keyOf) => {
  const groups = new Map()
  for (const row of rows) {
    const key = keyOf(row)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return groups
}

/** The to-dos by id, their older versions in order by the to-do's id, and how often each edit is in the activity log. */
export const readHistories = async (url) => {
  const { todos, versions, logs } = await (url.startsWith('file:') ? readSqlite : readMongodb)(url)
  versions.sort((one, other) => one.version - other.version)
  const logged = groupBy(logs, ({ description }) => description)
  return {
    stored: new Map(todos.map((todo) => [todo.id, todo])),
    versions: groupBy(versions, ({ todo }) => todo),
    logged: new Map([...logged].map(([description, entries]) => [description, entries.length])),
  }
}
