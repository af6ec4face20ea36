import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { firstAccounts, testSecret } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { MongoClient, ObjectId } from 'mongodb'
import { logIn, sendOk } from './lib/api.mjs'
import { databaseFile, Product, runCommand } from './lib/product.mjs'
import { newReport, writeUntil } from './lib/writes.mjs'

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

/** The product writes these search grams itself; entries without them are found only after a restart. */
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

const publicPaths = [
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

const memberPaths = ['/api/todo', '/api/todo/archived', '/api/contact', '/api/activitylog/keeper']

const searches = ['th', 'did “login”', 'ñandú 42', '99', 'ADMIN']

const pagesOfLists = async (origin, token) => {
  const pages = async (list) => {
    const { pagination } = await sendOk(origin, `GET ${list}&page=1&limit=100`, { token })
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

/** A digest of the response to every GET request, by path. */
const readEverything = async (origin, token) => {
  const digests = {}
  const read = async (address, headers) => {
    const response = await fetch(`${origin}${address}`, { headers })
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type')
    const isPage = type?.startsWith('text/html')
    // A page contains the time of its rendering.
    const body = isPage ? bytes.toString().replace(/"renderedAt":"[^"]+"/, '') : bytes
    const digest = createHash('sha256').update(body).digest('hex').slice(0, 16)
    digests[address] = `${response.status} ${type} ${digest}`
  }
  const authorization = `Bearer ${token}`
  for (const address of publicPaths) await read(address)
  for (const { image } of await sendOk(origin, 'GET /api/team')) await read(image)
  for (const address of memberPaths) await read(address, { authorization })
  for (const address of await pagesOfLists(origin, token)) await read(address, { authorization })
  return digests
}

const differences = (before, after) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (address) => before[address] !== after[address],
  )

const measure = async (work) => {
  const started = Date.now()
  const result = await work()
  return [Math.round((Date.now() - started) / 100) / 10, result]
}

const write = async (origin, token) => {
  let count = 0
  await writeUntil({
    isOver: () => count++ > 40,
    originOf: () => origin,
    token,
    prefix: 'moved',
    report: newReport(),
  })
}

const isRefused = (archive, folder, variables) =>
  runCommand('restore', [archive], folder, variables).then(
    () => false,
    ({ message }) => message.includes('--foreign'),
  )

/** Backs up a running product with many log entries, restores it on the other engine and compares every GET. */
export const move = async ({ from, logs, server }) => {
  const folders = { from: await newFolder(), to: await newFolder() }
  const mongodb = newDatabaseUrl(server)
  const databaseUrls = {
    sqlite: (folder) => `file:${databaseFile(folder)}`,
    mongodb: () => mongodb,
  }
  const to = from === 'sqlite' ? 'mongodb' : 'sqlite'
  const shared = { PUBLIC_URL: 'http://localhost:3000' }
  // The embedded database makes a secret of its own, which is taken along.
  const PAYLOAD_SECRET = from === 'sqlite' ? '' : testSecret
  const source = { ...shared, DATABASE_URL: databaseUrls[from](folders.from), PAYLOAD_SECRET }
  const target = { ...shared, DATABASE_URL: databaseUrls[to](folders.to), PAYLOAD_SECRET }
  const archive = path.join(folders.from, 'moved.tar.gz')
  const figures = { from, to, logs }
  try {
    const before = await Product.start(folders.from, source)
    const token = await logIn(before.origin, firstAccounts.admin)
    await write(before.origin, token)
    await fill(from, from === 'sqlite' ? databaseFile(folders.from) : mongodb, logs)
    const [backupSeconds, backup] = await measure(() =>
      runCommand('backup', [archive], folders.from, source),
    )
    const digests = await readEverything(before.origin, token)
    await before.stop()
    console.log(
      `backed up ${from} in ${backupSeconds} s, read ${Object.keys(digests).length} paths`,
    )
    if (from === 'sqlite') {
      target.PAYLOAD_SECRET = await readFile(path.join(folders.from, 'data/payload-secret'), 'utf8')
    }
    const isForeign = await isRefused(archive, folders.to, {
      ...target,
      PAYLOAD_SECRET: 'a secret that the archive does not know',
    })
    const [restoreSeconds, restore] = await measure(() =>
      runCommand('restore', [archive], folders.to, target),
    )
    console.log(`restored into ${to} in ${restoreSeconds} s`)
    const after = await Product.start(folders.to, target)
    const newToken = await logIn(after.origin, firstAccounts.admin)
    const different = differences(digests, await readEverything(after.origin, newToken))
    await after.stop()
    Object.assign(figures, {
      backup: `${backupSeconds} s, ${backup.largestMemory} MB at most`,
      restore: `${restoreSeconds} s, ${restore.largestMemory} MB at most`,
      paths: Object.keys(digests).length,
      different: different.length,
      foreign: isForeign ? 'refused' : 'restored',
    })
    if (different.length > 0) console.log(different.slice(0, 20))
  } finally {
    await dropDatabase(mongodb)
    await removeFolder(folders.from)
    await removeFolder(folders.to)
  }
  const isGood = figures.different === 0 && figures.paths > 20 && figures.foreign === 'refused'
  return { isGood, figures }
}
