// The store of the reference server on SQLite: prepared statements of better-sqlite3.
import Database from 'better-sqlite3'
import { inquiries, logs, members, todos } from '../data.mjs'

const schema = `
  CREATE TABLE sessions (id TEXT PRIMARY KEY, member TEXT, username TEXT, type TEXT, expires TEXT);
  CREATE TABLE todos (id TEXT PRIMARY KEY, title TEXT, desc TEXT, assignee TEXT, deadline TEXT, priority TEXT, created TEXT);
  CREATE INDEX todos_deadline ON todos (deadline, created);
  CREATE TABLE acks (todo TEXT, member TEXT, username TEXT, at TEXT, PRIMARY KEY (todo, member)) WITHOUT ROWID;
  CREATE TABLE logs (row INTEGER PRIMARY KEY, id TEXT UNIQUE, username TEXT, action TEXT, description TEXT, search TEXT, created TEXT);
  CREATE INDEX logs_created ON logs (created DESC, id DESC);
  CREATE VIRTUAL TABLE logs_fts USING fts5(search, content='logs', content_rowid='row', tokenize='trigram');
  CREATE TABLE inquiries (id TEXT PRIMARY KEY, name TEXT, category TEXT, email TEXT, desc TEXT, created TEXT);
`

/** Makes a new database with the data of the run. */
export const openSqlite = (file, rows) => {
  const db = new Database(file)
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('cache_size = -32000')
  db.exec(schema)

  const insertLog = db.prepare(
    'INSERT INTO logs (id, username, action, description, search, created) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const indexLog = db.prepare('INSERT INTO logs_fts (rowid, search) VALUES (?, ?)')
  const insertAck = db.prepare(
    'INSERT INTO acks (todo, member, username, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const insertInquiry = db.prepare('INSERT INTO inquiries VALUES (?, ?, ?, ?, ?, ?)')

  const addLog = db.transaction(({ id, username, action, description, searchText, createdAt }) => {
    const { lastInsertRowid } = insertLog.run(
      id,
      username,
      action,
      description,
      searchText,
      createdAt,
    )
    indexLog.run(lastInsertRowid, searchText)
  })
  const addInquiry = ({ id, name, category, email, desc, createdAt }) =>
    insertInquiry.run(id, name, category, email, desc, createdAt)

  db.transaction(() => {
    for (const log of logs(rows)) addLog(log)
    const session = db.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?)')
    for (const { id, sid, username, userType } of members) {
      session.run(sid, id, username, userType, '2999-01-01T00:00:00.000Z')
    }
    const todo = db.prepare('INSERT INTO todos VALUES (?, ?, ?, ?, ?, ?, ?)')
    for (const {
      id,
      title,
      desc,
      assignees,
      deadline,
      priority,
      createdAt,
      acknowledgedBy,
    } of todos) {
      todo.run(id, title, desc, assignees.join(', '), deadline, priority, createdAt)
      for (const { userId, username, acknowledgedAt } of acknowledgedBy) {
        insertAck.run(id, userId, username, acknowledgedAt)
      }
    }
    for (const inquiry of inquiries) addInquiry(inquiry)
  })()

  const sessionById = db.prepare('SELECT * FROM sessions WHERE id = ?')
  const columns = 'id AS _id, username, action, description, created AS createdAt'
  const page = db.prepare(
    `SELECT ${columns} FROM logs ORDER BY created DESC, id DESC LIMIT ? OFFSET ?`,
  )
  const count = db.prepare('SELECT count(*) AS total FROM logs')
  const found = db.prepare(
    `SELECT ${columns} FROM logs WHERE row IN (SELECT rowid FROM logs_fts WHERE logs_fts MATCH ?)
     ORDER BY created DESC, id DESC LIMIT ? OFFSET ?`,
  )
  const countFound = db.prepare('SELECT count(*) AS total FROM logs_fts WHERE logs_fts MATCH ?')
  const todoColumns = 'id AS _id, title, desc, assignee, deadline, priority, created AS createdAt'
  const active = db.prepare(
    `SELECT ${todoColumns} FROM todos WHERE deadline >= ? ORDER BY deadline, created`,
  )
  const acksOfActive = db.prepare(
    `SELECT acks.* FROM acks JOIN todos ON todos.id = acks.todo WHERE deadline >= ? ORDER BY at`,
  )
  const todoById = db.prepare(`SELECT ${todoColumns} FROM todos WHERE id = ?`)
  const acksOf = db.prepare(
    'SELECT member AS userId, username, at AS acknowledgedAt FROM acks WHERE todo = ? ORDER BY at',
  )

  return {
    session: (id) => sessionById.get(id),
    addLog,
    addInquiry,
    findLogs: (search, limit, skip) => {
      if (!search) return { logs: page.all(limit, skip), total: count.get().total }
      const phrase = `"${search.replaceAll('"', '""')}"`
      return { logs: found.all(phrase, limit, skip), total: countFound.get(phrase).total }
    },
    activeTodos: (today) => {
      const byTodo = new Map(
        active.all(today).map((todo) => [todo._id, { ...todo, acknowledgedBy: [] }]),
      )
      for (const { todo, member, username, at } of acksOfActive.all(today)) {
        byTodo.get(todo)?.acknowledgedBy.push({ userId: member, username, acknowledgedAt: at })
      }
      return [...byTodo.values()]
    },
    acknowledge: (id, { userId, username, acknowledgedAt }) => {
      const todo = todoById.get(id)
      if (!todo) return undefined
      insertAck.run(id, userId, username, acknowledgedAt)
      return { ...todo, acknowledgedBy: acksOf.all(id) }
    },
  }
}
