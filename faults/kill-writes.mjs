import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { firstAccounts } from '@tropa/harness/accounts'
import { dropDatabase, newDatabaseUrl } from '@tropa/harness/mongodb'
import { newFolder, removeFolder } from '@tropa/harness/temporary-folder'
import { MongoClient } from 'mongodb'
import { logIn } from './lib/api.mjs'
import { compare } from './lib/compare.mjs'
import { assertDurable } from './lib/durability.mjs'
import { Mongod, mongodProgram } from './lib/mongod.mjs'
import { databaseFile, Product } from './lib/product.mjs'
import { randomFrom } from './lib/random.mjs'
import { confirmedWrites, newReport, writeUntil } from './lib/writes.mjs'

const writers = 6

/** The longest time until the first write is confirmed, in milliseconds. */
const firstWriteTimeout = 10_000

const problemsOfSqlite = async (file) => {
  const client = createClient({ url: `file:${file}` })
  const problems = []
  const integrity = await client.execute('PRAGMA integrity_check')
  if (integrity.rows[0]?.integrity_check !== 'ok') problems.push('integrity_check')
  problems.push(...(await client.execute('PRAGMA foreign_key_check')).rows)
  const unassigned = 'SELECT id FROM todos WHERE id NOT IN (SELECT parent_id FROM todos_assignees)'
  problems.push(...(await client.execute(unassigned)).rows)
  client.close()
  return problems
}

/** Acknowledgements of to-dos that do not exist. */
const problemsOfMongodb = async (url) => {
  const client = new MongoClient(url)
  const todos = await client.db().collection('todos').distinct('_id')
  const orphans = await client
    .db()
    .collection('acknowledgements')
    .find({ todo: { $nin: todos } })
    .toArray()
  await client.close()
  return orphans
}

const killOnce = async (product, token, prefix, random) => {
  const report = newReport()
  let isKilled = false
  const writing = Array.from({ length: writers }, (_, writer) =>
    writeUntil({
      isOver: () => isKilled,
      originOf: () => product.origin,
      token,
      prefix: `${prefix}-${writer}`,
      report,
    }),
  )
  const giveUpAt = Date.now() + firstWriteTimeout
  while (confirmedWrites(report) === 0 && Date.now() < giveUpAt) await pause(20)
  await pause(random.below(500))
  isKilled = true
  await product.kill()
  await Promise.all(writing)
  return report
}

/** Kills the product again and again while it writes, and counts the confirmed writes that are lost. */
export const killWrites = async ({ engine, rounds, seed, server }) => {
  const folder = await newFolder()
  const file = databaseFile(folder)
  const mongod = engine === 'mongodb' && mongodProgram() ? await Mongod.start(folder) : undefined
  const url = engine === 'mongodb' ? newDatabaseUrl(mongod?.url ?? server) : `file:${file}`
  const random = randomFrom(seed)
  const figures = { rounds, confirmed: 0, lost: 0, incomplete: 0, noResponse: 0, unexpected: 0 }
  try {
    const product = await Product.start(folder, { DATABASE_URL: url })
    figures.settings = await assertDurable(engine, file)
    const token = await logIn(product.origin, firstAccounts.admin)
    for (let round = 1; round <= rounds; round += 1) {
      const prefix = `r${round}x${seed}`
      const report = await killOnce(product, token, prefix, random)
      if (engine === 'sqlite') figures.incomplete += (await problemsOfSqlite(file)).length
      await product.start()
      const { lost, incomplete } = await compare(product.origin, token, prefix, report)
      const { refused } = report
      figures.confirmed += confirmedWrites(report)
      figures.noResponse += refused.filter(({ status }) => status === 0).length
      figures.unexpected += refused.filter(({ status }) => status !== 0).length
      figures.lost += lost.length
      figures.incomplete += incomplete.length
      if (lost.length + incomplete.length > 0) console.log(`round ${round}:`, { lost, incomplete })
    }
    await product.stop()
    if (engine === 'mongodb') figures.incomplete += (await problemsOfMongodb(url)).length
  } finally {
    if (mongod) await mongod.stop('SIGKILL')
    else if (engine === 'mongodb') await dropDatabase(url)
    await removeFolder(folder)
  }
  const { lost, incomplete, unexpected } = figures
  const isGood = lost + incomplete + unexpected === 0 && figures.confirmed > rounds
  return { isGood, figures }
}
