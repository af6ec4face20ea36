// The reference server: the same procedures written by hand on Express 5 and better-sqlite3.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import Database from 'better-sqlite3'
import express from 'express'
import { inquiries, logs, members, secret, todos } from '../data.mjs'

const [, , file, rows, product] = process.argv
const read = async (page) => (await fetch(`${product}/api/${page}`)).json()
const pages = {
  team: await read('team'),
  calendar: await read('calendar'),
  rules: await read('rules'),
}

const db = new Database(file)
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('cache_size = -32000')
db.exec(`
  CREATE TABLE sessions (id TEXT PRIMARY KEY, member TEXT, username TEXT, type TEXT, expires TEXT);
  CREATE TABLE todos (id TEXT PRIMARY KEY, title TEXT, desc TEXT, assignee TEXT, deadline TEXT, priority TEXT, created TEXT);
  CREATE INDEX todos_deadline ON todos (deadline, created);
  CREATE TABLE acks (todo TEXT, member TEXT, username TEXT, at TEXT, PRIMARY KEY (todo, member)) WITHOUT ROWID;
  CREATE TABLE logs (row INTEGER PRIMARY KEY, id TEXT UNIQUE, username TEXT, action TEXT, description TEXT, search TEXT, created TEXT);
  CREATE INDEX logs_created ON logs (created DESC, id DESC);
  CREATE VIRTUAL TABLE logs_fts USING fts5(search, content='logs', content_rowid='row', tokenize='trigram');
  CREATE TABLE inquiries (id TEXT PRIMARY KEY, name TEXT, category TEXT, email TEXT, desc TEXT, created TEXT);
`)

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

db.transaction(() => {
  for (const log of logs(Number(rows))) addLog(log)
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
  for (const { id, name, category, email, desc, createdAt } of inquiries) {
    insertInquiry.run(id, name, category, email, desc, createdAt)
  }
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

const sessionOf = (request) => {
  const [header = '', claims = '', signature = ''] = (request.headers.authorization ?? '')
    .slice('Bearer '.length)
    .split('.')
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url'))
  return exp * 1000 > Date.now() ? sessionById.get(sid) : undefined
}

const app = express()
app.disable('x-powered-by')
app.get('/api/team', (_request, response) => response.json(pages.team))
app.get('/api/calendar', (_request, response) => response.json(pages.calendar))
app.get('/api/rules', (_request, response) => response.json(pages.rules))
app.use(express.json())
app.post('/api/contact', (request, response) => {
  const { name, category, email, desc } = request.body
  if (![name, category, email, desc].every((text) => typeof text === 'string' && text)) {
    return response.status(400).json({ message: 'Please check your input.' })
  }
  insertInquiry.run(randomUUID(), name, category, email, desc, new Date().toISOString())
  return response.status(201).json({ message: 'Inquiry sent successfully!' })
})
app.use((request, response, next) => {
  request.session = sessionOf(request)
  if (request.session) next()
  else response.status(401).json({ message: 'Please log in.' })
})
app.get('/api/activitylog', (request, response) => {
  const number = Number(request.query.page ?? 1)
  const limit = Number(request.query.limit ?? 10)
  const search = request.query.search
  const phrase = search && `"${search.toLowerCase().replaceAll('"', '""')}"`
  const skip = (number - 1) * limit
  const { total } = phrase ? countFound.get(phrase) : count.get()
  response.json({
    logs: phrase ? found.all(phrase, limit, skip) : page.all(limit, skip),
    pagination: { total, page: number, limit, totalPages: Math.ceil(total / limit) },
  })
})
app.post('/api/activitylog', (request, response) => {
  const { action, description } = request.body
  const { username } = request.session
  const searchText = [username, action, description].join('\u001f').toLowerCase()
  const log = {
    id: randomUUID(),
    username,
    action,
    description,
    createdAt: new Date().toISOString(),
  }
  addLog({ ...log, searchText })
  response.status(201).json(log)
})
app.get('/api/todo', (_request, response) => {
  const today = new Date().toISOString().slice(0, 10)
  const byTodo = new Map(
    active.all(today).map((todo) => [todo._id, { ...todo, acknowledgedBy: [] }]),
  )
  for (const { todo, member, username, at } of acksOfActive.all(today)) {
    byTodo.get(todo)?.acknowledgedBy.push({ userId: member, username, acknowledgedAt: at })
  }
  response.json([...byTodo.values()])
})
app.patch('/api/todo/:id/acknowledge', (request, response) => {
  const todo = todoById.get(request.params.id)
  if (!todo) return response.status(404).json({ message: 'This task does not exist.' })
  const { member, username } = request.session
  insertAck.run(todo._id, member, username, new Date().toISOString())
  return response.json({
    message: 'Todo acknowledged successfully!',
    data: { ...todo, acknowledgedBy: acksOf.all(todo._id) },
  })
})

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port, key: secret })}\n`)
})
