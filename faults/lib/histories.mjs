import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'

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
export const readHistories = (url) => (url.startsWith('file:') ? readSqlite : readMongodb)(url)
