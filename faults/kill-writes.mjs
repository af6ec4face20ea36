import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { MongoClient } from 'mongodb'
import { logIn } from './lib/api.mjs'
import { compare } from './lib/check.mjs'
import { dropDatabase, Mongod, mongodProgram, newDatabase } from './lib/mongod.mjs'
import { databaseFile, forget, newFolder, passwords, Product } from './lib/product.mjs'
import { randomFrom } from './lib/random.mjs'
import { assertDurable } from './lib/settings.mjs'
import { acknowledged, newLedger, writeUntil } from './lib/writes.mjs'

const writers = 6

const orphansOnSqlite = async (file) => {
  const client = createClient({ url: `file:${file}` })
  const problems = []
  const integrity = await client.execute('PRAGMA integrity_check')
  if (integrity.rows[0]?.integrity_check !== 'ok') problems.push('integrity_check')
  problems.push(...(await client.execute('PRAGMA foreign_key_check')).rows)
  const bare = 'SELECT id FROM todos WHERE id NOT IN (SELECT parent_id FROM todos_assignees)'
  problems.push(...(await client.execute(bare)).rows)
  client.close()
  return problems
}

const orphansOnMongodb = async (url) => {
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
  const ledger = newLedger()
  let isOver = false
  const writing = Array.from({ length: writers }, (_, writer) =>
    writeUntil({
      stopped: () => isOver,
      originOf: () => product.origin,
      token,
      prefix: `${prefix}-${writer}`,
      ledger,
    }),
  )
  await pause(150 + random.below(500))
  isOver = true
  await product.kill()
  await Promise.all(writing)
  return ledger
}

/** Kills the product again and again while it writes, and counts what was acknowledged and is not there. */
export const killWrites = async ({ engine, rounds, seed, server }) => {
  const folder = await newFolder()
  const file = databaseFile(folder)
  const mongod = engine === 'mongodb' && mongodProgram() ? await Mongod.start(folder) : undefined
  const url = engine === 'mongodb' ? newDatabase(mongod?.url ?? server) : `file:${file}`
  const random = randomFrom(seed)
  const figures = { rounds, acknowledged: 0, lost: 0, half: 0, cut: 0, wrong: 0 }
  try {
    const product = await Product.start(folder, { DATABASE_URL: url })
    figures.settings = await assertDurable(engine, file)
    const token = await logIn(product.origin, 'admin', passwords.admin)
    for (let round = 1; round <= rounds; round += 1) {
      const prefix = `r${round}x${seed}`
      const ledger = await killOnce(product, token, prefix, random)
      if (engine === 'sqlite') figures.half += (await orphansOnSqlite(file)).length
      await product.start()
      const { lost, half } = await compare(product.origin, token, prefix, ledger)
      const { refused } = ledger
      figures.acknowledged += acknowledged(ledger)
      figures.cut += refused.filter(({ status }) => status === 0).length
      figures.wrong += refused.filter(({ status }) => status !== 0).length
      figures.lost += lost.length
      figures.half += half.length
      if (lost.length + half.length > 0) console.log(`round ${round}:`, { lost, half })
    }
    await product.stop()
    if (engine === 'mongodb') figures.half += (await orphansOnMongodb(url)).length
  } finally {
    if (mongod) await mongod.stop('SIGKILL')
    else if (engine === 'mongodb') await dropDatabase(url)
    await forget(folder)
  }
  const { lost, half, wrong } = figures
  const isGood = lost + half + wrong === 0 && figures.acknowledged > rounds
  return { isGood, figures }
}
