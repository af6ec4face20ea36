import { createHash } from 'node:crypto'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { MongoClient, ObjectId } from 'mongodb'
import { logIn, must } from './lib/api.mjs'
import { dropDatabase, newDatabase } from './lib/mongod.mjs'
import { command, databaseFile, forget, newFolder, passwords, Product } from './lib/product.mjs'
import { newLedger, writeUntil } from './lib/writes.mjs'

const actions = ['LOGIN', 'LOGOUT', 'CHANGE_PASSWORD', 'ADD_TODO', 'DELETE_TODO']

const logOf = (number) => {
  const username = number % 3 === 0 ? 'admin' : 'member'
  const action = actions[number % actions.length]
  const description = `${username} did “${action}” for the ${number}th time — Ñandú ${number % 97}`
  const time = new Date(Date.UTC(2026, 0, 1) + Math.floor(number / 3) * 1000)
  const searchText = [username, action, description].join('\u001f').normalize('NFC').toLowerCase()
  return { id: new ObjectId().toHexString(), username, action, description, searchText, time }
}

const fillSqlite = async (file, count) => {
  const client = createClient({ url: `file:${file}` })
  const sql = `INSERT INTO activity_logs (id, username, action, description, search_text, created_at, updated_at)
    VALUES (?, ?, ?, ?, ?, ?, ?)`
  for (let from = 0; from < count; from += 5000) {
    const numbers = Array.from({ length: Math.min(5000, count - from) }, (_, index) => from + index)
    const statements = numbers.map(logOf).map((log) => ({
      sql,
      args: [
        log.id,
        log.username,
        log.action,
        log.description,
        log.searchText,
        log.time.toISOString(),
        log.time.toISOString(),
      ],
    }))
    await client.batch(statements, 'write')
  }
  client.close()
}

/** The product's own writes bring these along; rows without them are found once it has started anew. */
const gramsOf = (text) => {
  const characters = Array.from(text)
  return [...new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join('')))]
}

const fillMongodb = async (url, count) => {
  const client = new MongoClient(url)
  for (let from = 0; from < count; from += 5000) {
    const numbers = Array.from({ length: Math.min(5000, count - from) }, (_, index) => from + index)
    const docs = numbers.map(logOf).map(({ id, time, ...log }) => ({
      _id: new ObjectId(id),
      ...log,
      searchGrams: gramsOf(log.searchText),
      createdAt: time,
      updatedAt: time,
    }))
    await client.db().collection('activity-logs').insertMany(docs)
  }
  await client.close()
}

const fill = (engine, place, count) =>
  engine === 'sqlite' ? fillSqlite(place, count) : fillMongodb(place, count)

const anyone = [
  '/api/team',
  '/api/calendar',
  '/api/calendar?year=2026',
  '/api/rules',
  '/api/about',
  '/api/site',
  '/calendar.ics',
  '/',
  '/about',
  '/team',
  '/calendar',
  '/contact',
  '/rules',
]

const members = ['/api/todo', '/api/todo/archived', '/api/contact', '/api/activitylog/keeper']

const searches = ['th', 'did “login”', 'ñandú 42', '99', 'ADMIN']

const listsOf = async (origin, token) => {
  const pages = async (list) => {
    const { pagination } = await must(origin, `GET ${list}&page=1&limit=100`, { token })
    return Array.from(
      { length: pagination.totalPages + 1 },
      (_, index) => `${list}&page=${index + 1}&limit=100`,
    )
  }
  const all = await pages('/api/activitylog?search=')
  const found = searches.map(
    (text) => `/api/activitylog?limit=10&page=2&search=${encodeURIComponent(text)}`,
  )
  return [...all, ...found, ...(await pages('/api/records?search='))]
}

/** What every GET answers, each as a digest; and how many there were. */
const answersOf = async (origin, token) => {
  const answers = {}
  const note = async (address, headers) => {
    const answer = await fetch(`${origin}${address}`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    // A page says when it was drawn.
    const body = isPage ? bytes.toString().replace(/"renderedAt":"[^"]+"/, '') : bytes
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 16)
    answers[address] = `${answer.status} ${answer.headers.get('content-type')} ${digest}`
  }
  const authorization = `Bearer ${token}`
  for (const address of anyone) await note(address)
  for (const { image } of await must(origin, 'GET /api/team')) await note(image)
  for (const address of members) await note(address, { authorization })
  for (const address of await listsOf(origin, token)) await note(address, { authorization })
  return answers
}

const differences = (before, after) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (address) => before[address] !== after[address],
  )

const seconds = async (work) => {
  const started = Date.now()
  const result = await work()
  return [Math.round((Date.now() - started) / 100) / 10, result]
}

const write = async (origin, token) => {
  const ledger = newLedger()
  let count = 0
  await writeUntil({
    stopped: () => count++ > 40,
    originOf: () => origin,
    token,
    prefix: 'moved',
    ledger,
  })
}

/** Backs a product with many logs up while it runs, restores the archive into the other engine, and compares every GET. */
export const move = async ({ from, logs, server }) => {
  const folders = { from: await newFolder(), to: await newFolder() }
  const mongodb = newDatabase(server)
  const places = {
    sqlite: (folder) => `file:${databaseFile(folder)}`,
    mongodb: () => mongodb,
  }
  const to = from === 'sqlite' ? 'mongodb' : 'sqlite'
  const shared = { PUBLIC_URL: 'http://localhost:3000' }
  const source = { ...shared, DATABASE_URL: places[from](folders.from) }
  const target = { ...shared, DATABASE_URL: places[to](folders.to) }
  const archive = path.join(folders.from, 'moved.tar.gz')
  const figures = { from, to, logs }
  try {
    const before = await Product.start(folders.from, source)
    const token = await logIn(before.origin, 'admin', passwords.admin)
    await write(before.origin, token)
    await fill(from, from === 'sqlite' ? databaseFile(folders.from) : mongodb, logs)
    const [backupSeconds, backup] = await seconds(() =>
      command('backup', [archive], folders.from, source),
    )
    const answers = await answersOf(before.origin, token)
    await before.stop()
    console.log(
      `backed up ${from} in ${backupSeconds} s, ${Object.keys(answers).length} answers noted`,
    )
    const [restoreSeconds, restore] = await seconds(() =>
      command('restore', [archive], folders.to, target),
    )
    console.log(`restored into ${to} in ${restoreSeconds} s`)
    const after = await Product.start(folders.to, target)
    const again = await logIn(after.origin, 'admin', passwords.admin)
    const odd = differences(answers, await answersOf(after.origin, again))
    await after.stop()
    Object.assign(figures, {
      backup: `${backupSeconds} s, ${backup.most} MB at most`,
      restore: `${restoreSeconds} s, ${restore.most} MB at most`,
      answers: Object.keys(answers).length,
      different: odd.length,
    })
    if (odd.length > 0) console.log(odd.slice(0, 20))
  } finally {
    await dropDatabase(mongodb)
    await forget(folders.from)
    await forget(folders.to)
  }
  return { isGood: figures.different === 0 && figures.answers > 20, figures }
}
