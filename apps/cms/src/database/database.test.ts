import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { booted } from '../testing/boot'
import { newRecord } from '../testing/fixtures'
import { requireMongodb, requireSqlite } from './engine'
import { openSqlite, type WriteTimeouts } from './sqlite/client'

describe.runIf(inject('engine') === 'sqlite')('the embedded database', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-sqlite-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const open = (name: string, timeouts?: WriteTimeouts) =>
    openSqlite(`file:${join(folder, name)}`, timeouts)

  it('waits when it is opened while another process has locked the file for a moment', async () => {
    const script = `const file = new (require('libsql'))(${JSON.stringify(join(folder, 'locked.db'))})
      file.exec('BEGIN EXCLUSIVE')
      file.exec("CREATE TABLE notes AS SELECT 'from the other process' AS text")
      process.stdout.write('locked')
      setTimeout(() => file.exec('COMMIT'), 500)`
    const other = spawn(process.execPath, ['-e', script])
    await once(other.stdout, 'data')
    const client = await open('locked.db')
    const { rows } = await client.execute('SELECT text FROM notes')
    expect(rows.map(({ text }) => text)).toEqual(['from the other process'])
    client.close()
    await once(other, 'close')
  })

  it('writes through to the disk on the reading and the writing connection', async () => {
    const client = await open('settings.db')
    const transaction = await client.transaction()
    for (const connection of [client, transaction]) {
      expect((await connection.execute('PRAGMA synchronous')).rows[0]?.synchronous).toBe(2)
      expect((await connection.execute('PRAGMA journal_mode')).rows[0]?.journal_mode).toBe('wal')
      expect((await connection.execute('PRAGMA foreign_keys')).rows[0]?.foreign_keys).toBe(1)
    }
    await transaction.rollback()
    client.close()
  })

  it('runs one write at a time and lets reads through', async () => {
    const client = await open('write-lock.db')
    await client.execute('CREATE TABLE notes (text TEXT)')
    const first = await client.transaction()
    await first.execute("INSERT INTO notes VALUES ('first')")
    const second = client.execute("INSERT INTO notes VALUES ('second')")
    expect((await client.execute('SELECT * FROM notes')).rows).toHaveLength(0)
    await first.commit()
    await second
    const { rows } = await client.execute('SELECT text FROM notes')
    expect(rows.map(({ text }) => text)).toEqual(['first', 'second'])
    client.close()
  })

  it('stores simultaneous single writes in one commit, and refuses only the one that fails', async () => {
    const client = await open('together.db')
    await client.execute('CREATE TABLE notes (number INTEGER PRIMARY KEY)')
    const frames = async () =>
      Number((await client.execute('PRAGMA wal_checkpoint(PASSIVE)')).rows[0]?.log)
    const before = await frames()
    const insert = (number: number) => client.execute(`INSERT INTO notes VALUES (${number})`)
    await Promise.all(Array.from({ length: 20 }, (_, number) => insert(number)))
    expect((await frames()) - before).toBeLessThan(5)
    const results = await Promise.allSettled([20, 7, 21].map(insert))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const { rows } = await client.execute('SELECT number FROM notes')
    expect(rows).toHaveLength(22)
    client.close()
  })

  it('refuses a write that waits too long for the write lock', async () => {
    const client = await open('waiting.db', { lock: 50, idle: 10_000 })
    await client.execute('CREATE TABLE notes (text TEXT)')
    const unfinished = await client.transaction()
    await unfinished.execute('SELECT 1')
    await expect(client.execute("INSERT INTO notes VALUES ('late')")).rejects.toThrow('busy')
    await unfinished.rollback()
    client.close()
  })

  it('lets others write until a transaction has its first statement', async () => {
    const client = await open('lazy.db', { lock: 50, idle: 10_000 })
    await client.execute('CREATE TABLE notes (text TEXT)')
    const waiting = await client.transaction()
    await client.execute("INSERT INTO notes VALUES ('first')")
    await waiting.execute("INSERT INTO notes VALUES ('second')")
    await expect(client.execute("INSERT INTO notes VALUES ('late')")).rejects.toThrow('busy')
    await waiting.commit()
    const { rows } = await client.execute('SELECT text FROM notes')
    expect(rows.map(({ text }) => text)).toEqual(['first', 'second'])
    const unused = await client.transaction()
    await unused.commit()
    await expect(unused.execute('SELECT 1')).rejects.toThrow('undone')
    client.close()
  })

  it('lets a transaction run longer than the idle timeout while it is busy', async () => {
    const client = await open('slow.db', { lock: 10_000, idle: 300 })
    await client.execute('CREATE TABLE notes (text TEXT)')
    const slow = await client.transaction()
    for (let note = 0; note < 5; note++) {
      await new Promise((done) => setTimeout(done, 100))
      await slow.execute("INSERT INTO notes VALUES ('one more')")
    }
    await slow.commit()
    const { rows } = await client.execute('SELECT text FROM notes')
    expect(rows).toHaveLength(5)
    client.close()
  })

  it('undoes a transaction that exceeds the idle timeout', async () => {
    const client = await open('overdue.db', { lock: 10_000, idle: 200 })
    await client.execute('CREATE TABLE notes (text TEXT)')
    const forgotten = await client.transaction()
    await forgotten.execute("INSERT INTO notes VALUES ('forgotten')")
    await client.execute("INSERT INTO notes VALUES ('next')")
    await expect(forgotten.execute("INSERT INTO notes VALUES ('more')")).rejects.toThrow('undone')
    await expect(forgotten.commit()).rejects.toThrow('undone')
    const { rows } = await client.execute('SELECT text FROM notes')
    expect(rows.map(({ text }) => text)).toEqual(['next'])
    client.close()
  })
})

describe('a transaction of Payload', () => {
  const tropa = booted()

  it.runIf(inject('engine') === 'sqlite')('reports a commit that fails', async () => {
    const db = requireSqlite(tropa.payload.db)
    const id = await db.beginTransaction()
    const transaction = db.sessions[String(id)]?.db
    if (!transaction || !('run' in transaction)) throw new Error('There is no transaction.')
    await transaction.run('ROLLBACK')
    await expect(db.commitTransaction(id ?? '')).rejects.toThrow()
  })

  it.runIf(inject('engine') === 'mongodb')(
    'waits for the journals of a majority of the replica set',
    () => {
      const { connection } = requireMongodb(tropa.payload.db)
      expect(connection.getClient().options.writeConcern).toMatchObject({
        w: 'majority',
        journal: true,
      })
    },
  )

  it('stores nothing when it is rolled back', async () => {
    const { payload } = tropa
    const before = await payload.count({ collection: 'records' })
    const transactionID = await payload.db.beginTransaction()
    const req = { transactionID: transactionID ?? undefined }
    await payload.create({ collection: 'records', data: newRecord(), req })
    await payload.db.rollbackTransaction(transactionID ?? '')
    expect((await payload.count({ collection: 'records' })).totalDocs).toBe(before.totalDocs)
  })
})
