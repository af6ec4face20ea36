import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { slugs } from '../payload/slugs'
import { boot, type Booted } from '../testing/boot'
import { openSqlite } from './sqlite/client'

describe.runIf(inject('engine') === 'sqlite')('the embedded database', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tropa-sqlite-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  const open = (name: string, limits?: Parameters<typeof openSqlite>[1]) =>
    openSqlite(`file:${join(folder, name)}`, limits)

  it('waits for another process that holds the file for a moment', async () => {
    const held = join(folder, 'held.db')
    const script = `const file = new (require('libsql'))(${JSON.stringify(held)})
      file.exec('BEGIN EXCLUSIVE')
      process.stdout.write('held')
      setTimeout(() => file.exec('COMMIT'), 500)`
    const holder = spawn(process.execPath, ['-e', script])
    await once(holder.stdout, 'data')
    const client = await open('held.db')
    client.close()
    await once(holder, 'close')
  })

  it('writes through to the disk on both connections', async () => {
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

  it('lets writers in one after the other, and readers always', async () => {
    const client = await open('turns.db')
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

  it('refuses a write that waits too long instead of hanging', async () => {
    const client = await open('waiting.db', { wait: 50, hold: 10_000 })
    await client.execute('CREATE TABLE notes (text TEXT)')
    const holder = await client.transaction()
    await expect(client.execute("INSERT INTO notes VALUES ('late')")).rejects.toThrow('busy')
    await holder.rollback()
    client.close()
  })

  it('lets a transaction that goes on take its time', async () => {
    const client = await open('slow.db', { wait: 10_000, hold: 300 })
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

  it('undoes a transaction that nobody ends, and stores none of it', async () => {
    const client = await open('overdue.db', { wait: 10_000, hold: 200 })
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

describe('a transaction', () => {
  let tropa: Booted

  beforeAll(async () => {
    tropa = await boot()
  })
  afterAll(() => tropa.stop())

  it.runIf(inject('engine') === 'sqlite')(
    'reports a commit that fails, instead of losing it',
    async () => {
      const db = tropa.payload.db as unknown as SQLiteAdapter
      const id = await db.beginTransaction()
      const session = db.sessions[String(id)]?.db as unknown as SQLiteAdapter['drizzle']
      await session.run('ROLLBACK')
      await expect(db.commitTransaction(id ?? '')).rejects.toThrow()
    },
  )

  it.runIf(inject('engine') === 'mongodb')('is acknowledged by a majority, in the journal', () => {
    const { connection } = tropa.payload.db as unknown as MongooseAdapter
    expect(connection.getClient().options.writeConcern).toMatchObject({
      w: 'majority',
      journal: true,
    })
  })

  it('that fails half-way leaves nothing', async () => {
    const { payload } = tropa
    const before = await payload.count({ collection: slugs.todos })
    const todo = {
      title: 'Never',
      desc: 'Never',
      deadline: '2999-01-01',
      priority: 'Low',
      assignees: ['Heads'],
    } as const
    const transactionID = await payload.db.beginTransaction()
    const req = { transactionID: transactionID ?? undefined }
    await payload.create({ collection: slugs.todos, data: { ...todo, assignees: ['Heads'] }, req })
    await payload.db.rollbackTransaction(transactionID ?? '')
    expect((await payload.count({ collection: slugs.todos })).totalDocs).toBe(before.totalDocs)
  })
})
