// The reference server: the same procedures written by hand on Express 5, with a store for each engine.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import express from 'express'
import { secret } from '../data.mjs'
import { openMongodb } from './mongodb-store.mjs'
import { openSqlite } from './sqlite-store.mjs'

const [, , engine, database, rows, pagesFile] = process.argv
const open = engine === 'mongodb' ? openMongodb : openSqlite
const store = await open(database, Number(rows))
const pages = JSON.parse(readFileSync(pagesFile, 'utf8'))

const sessionOf = (request) => {
  const [header = '', claims = '', signature = ''] = (request.headers.authorization ?? '')
    .slice('Bearer '.length)
    .split('.')
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { sid, exp } = JSON.parse(Buffer.from(claims, 'base64url'))
  return exp * 1000 > Date.now() ? store.session(sid) : undefined
}

const app = express()
app.disable('x-powered-by')
app.get('/api/team', (_request, response) => response.json(pages.team))
app.get('/api/calendar', (_request, response) => response.json(pages.calendar))
app.get('/api/rules', (_request, response) => response.json(pages.rules))
app.use(express.json())
app.post('/api/contact', async (request, response) => {
  const { name, category, email, desc } = request.body
  if (![name, category, email, desc].every((text) => typeof text === 'string' && text)) {
    return response.status(400).json({ message: 'Please check your input.' })
  }
  const createdAt = new Date().toISOString()
  await store.addInquiry({ id: randomUUID(), name, category, email, desc, createdAt })
  return response.status(201).json({ message: 'Inquiry sent successfully!' })
})
app.use(async (request, response, next) => {
  request.session = await sessionOf(request)
  if (request.session) next()
  else response.status(401).json({ message: 'Please log in.' })
})
app.get('/api/activitylog', async (request, response) => {
  const page = Number(request.query.page ?? 1)
  const limit = Number(request.query.limit ?? 10)
  const search = request.query.search?.toLowerCase()
  const { logs, total } = await store.findLogs(search, limit, (page - 1) * limit)
  const totalPages = Math.ceil(total / limit)
  response.json({ logs, pagination: { total, page, limit, totalPages } })
})
app.post('/api/activitylog', async (request, response) => {
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
  await store.addLog({ ...log, searchText })
  response.status(201).json(log)
})
app.get('/api/todo', async (_request, response) => {
  response.json(await store.activeTodos(new Date().toISOString().slice(0, 10)))
})
app.patch('/api/todo/:id/acknowledge', async (request, response) => {
  const { member: userId, username } = request.session
  const acknowledgedAt = new Date().toISOString()
  const data = await store.acknowledge(request.params.id, { userId, username, acknowledgedAt })
  if (!data) return response.status(404).json({ message: 'This to-do does not exist.' })
  return response.json({ message: 'Todo acknowledged successfully!', data })
})

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ port: server.address().port, key: secret })}\n`)
})
