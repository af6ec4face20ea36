// Writes the data into the product's tables or collections while the product is stopped.
import Database from 'better-sqlite3'
import { MongoClient, ObjectId } from 'mongodb'
import { inquiries, logs, members, todos } from './data.mjs'

const expires = '2999-01-01T00:00:00.000Z'
const stored = (date) => `${date}T12:00:00.000Z`

/** Returns the members as their tokens name them, and the ids of the to-dos. */
export const fillSqlite = (file, rows) => {
  const db = new Database(file)
  db.pragma('synchronous = OFF')
  const insert = (table, row) => {
    const names = Object.keys(row)
    const columns = names.map((name) => `"${name}"`).join(', ')
    const places = names.map(() => '?').join(', ')
    db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`).run(...Object.values(row))
  }
  const times = (at) => ({ created_at: at, updated_at: at })
  db.transaction(() => {
    for (const { searchText, createdAt, ...log } of logs(rows)) {
      insert('activity_logs', { ...log, search_text: searchText, ...times(createdAt) })
    }
    for (const { id, sid, username, userType } of members) {
      insert('members', { id, username, user_type: userType, ...times('2026-01-01T00:00:00.000Z') })
      insert('members_sessions', { _order: 1, _parent_id: id, id: sid, expires_at: expires })
    }
    for (const { id, assignees, deadline, createdAt, acknowledgedBy, ...todo } of todos) {
      insert('todos', { id, ...todo, deadline: stored(deadline), ...times(createdAt) })
      assignees.forEach((value, index) =>
        insert('todos_assignees', { order: index + 1, parent_id: id, value, id: `${id}-${index}` }),
      )
      acknowledgedBy.forEach(({ userId, username, acknowledgedAt }, index) =>
        insert('acknowledgements', {
          id: `${id}-${index}`,
          todo_id: id,
          member_id: userId,
          username,
          acknowledged_at: acknowledgedAt,
        }),
      )
    }
    for (const { createdAt, ...inquiry } of inquiries) {
      insert('inquiries', { ...inquiry, status: 'new', ...times(createdAt) })
    }
  })()
  db.close()
  return { members, todoIds: todos.map(({ id }) => id) }
}

const objectId = (id) => new ObjectId(id)

export const fillMongodb = async (url, rows) => {
  const client = await MongoClient.connect(url)
  const db = client.db()
  const times = (at) => ({ createdAt: new Date(at), updatedAt: new Date(at) })
  const known = ({ id, ...rest }) => ({ _id: objectId(id), ...rest })
  await db
    .collection('activity-logs')
    .insertMany(
      [...logs(rows)].map(({ createdAt, ...log }) => ({ ...known(log), ...times(createdAt) })),
    )
  await db.collection('members').insertMany(
    members.map(({ id, sid, username, userType }) => ({
      _id: objectId(id),
      username,
      userType,
      sessions: [{ id: sid, createdAt: new Date(), expiresAt: new Date(expires) }],
      ...times('2026-01-01T00:00:00.000Z'),
    })),
  )
  await db.collection('todos').insertMany(
    todos.map(({ id, title, desc, assignees, priority, deadline, createdAt }) => ({
      ...known({ id, title, desc, assignees, priority }),
      deadline: new Date(stored(deadline)),
      ...times(createdAt),
    })),
  )
  await db.collection('acknowledgements').insertMany(
    todos.flatMap(({ id, acknowledgedBy }) =>
      acknowledgedBy.map(({ userId, username, acknowledgedAt }) => ({
        todo: objectId(id),
        memberId: userId,
        username,
        acknowledgedAt: new Date(acknowledgedAt),
        ...times(acknowledgedAt),
      })),
    ),
  )
  await db.collection('inquiries').insertMany(
    inquiries.map(({ createdAt, ...inquiry }) => ({
      ...known(inquiry),
      status: 'new',
      ...times(createdAt),
    })),
  )
  await client.close()
  return { members, todoIds: todos.map(({ id }) => id) }
}
