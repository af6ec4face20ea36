import { createServer } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { dateIn } from '@tropa/contract/base/team-time'
import { Collection } from 'mongodb'
import { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { isMongodb } from '../database/engine'
import { databaseOf, stampCollection } from '../database/mongodb/side-collections'
import { createApp } from '../server/app'
import { createLogger } from '../server/logger'
import { createConfig } from '../start/config'
import { boot, type Booted } from '../testing/boot'
import { createClient, type TestClient } from '../testing/client'
import { portOf } from '../testing/port'
import type { BodyOf } from '../testing/routes'
import { newRecord, newTodo, signIn } from '../testing/fixtures'
import { createRateLimits } from '../rpc/rate-limits'
import { createCache } from './cache'

let tropa: Booted
let token: string
let readers: { name: string; call: TestClient }[]
let stopSecond: () => Promise<void> = () => Promise.resolve()

const startSecond = async () => {
  const logger = createLogger('silent')
  const { env } = tropa
  const config = createConfig({ env, secret: env.payloadSecret ?? '', logger })
  const payload = await new BasePayload().init({ config })
  const limits = await createRateLimits(payload, env)
  const server = createServer(createApp({ env, payload, logger, limits }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopSecond = async () => {
    server.closeAllConnections()
    server.close()
    await payload.destroy()
  }
  return createClient(`http://127.0.0.1:${portOf(server)}`)
}

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  token = await signIn(tropa.call, 'ada')
  readers = [{ name: 'the same instance', call: tropa.call }]
  if (inject('engine') === 'mongodb') {
    readers.push({ name: 'a second instance', call: await startSecond() })
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await stopSecond()
  await tropa.stop()
})

/** Reads twice from each instance, the second time from its cache, and expects the same each time. */
const read = async <Line extends string, Value>(
  line: Line,
  select: (body: BodyOf<Line>) => Value,
) => {
  const values = []
  for (const { call } of readers) {
    for (let time = 1; time <= 2; time++) values.push(select((await call(line, { token })).body))
  }
  const [first, ...others] = values
  for (const other of others) expect(other).toEqual(first)
  return first
}

const titles = (todos: { title: string }[]) => todos.map(({ title }) => title)
const acknowledgements = (todos: { acknowledgedBy: unknown[] }[]) =>
  todos.map((todo) => todo.acknowledgedBy.length)

describe('a cached response', () => {
  it('is never older than the last write through the API', async () => {
    expect(await read('GET /api/todo', titles)).toEqual([])
    const { body } = await tropa.call('POST /api/todo', { token, body: newTodo() })
    const { _id } = body.data
    expect(await read('GET /api/todo', titles)).toEqual(['Write the report'])
    expect(await read('GET /api/todo', acknowledgements)).toEqual([0])
    await tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token })
    expect(await read('GET /api/todo', acknowledgements)).toEqual([1])
    await tropa.call(`DELETE /api/todo/${_id}`, { token })
    expect(await read('GET /api/todo', titles)).toEqual([])
  })

  it('is never older than the last write through the panel', async () => {
    const name = (site: { name: string }) => site.name
    expect(await read('GET /api/site', name)).toBe('Tropa')
    await tropa.payload.updateGlobal({ slug: 'site', data: { name: 'Barkada' } })
    expect(await read('GET /api/site', name)).toBe('Barkada')
  })

  it('does not make many simultaneous first writes fail', async () => {
    const { db } = tropa.payload
    if (isMongodb(db)) await stampCollection(databaseOf(db)).deleteMany({})
    const body = newTodo({ title: 'At once' })
    const posts = Array.from({ length: 20 }, () => tropa.call('POST /api/todo', { token, body }))
    for (const { status } of await Promise.all(posts)) expect(status).toBe(201)
    const posted = await read('GET /api/todo', titles)
    expect(posted?.filter((title) => title === 'At once')).toHaveLength(20)
  })

  it('shows 20 readers what 20 writers had confirmed, even if a read of stamps began before', async () => {
    const { findOne } = Collection.prototype as unknown as {
      findOne: (this: Collection, ...args: unknown[]) => Promise<unknown>
    }
    let hold = Promise.resolve()
    let held = 0
    vi.spyOn(Collection.prototype, 'findOne').mockImplementation(async function (
      this: Collection,
      ...args: unknown[]
    ) {
      const found = await findOne.apply(this, args)
      if (this.collectionName !== 'stamps') return found
      held += 1
      await hold
      return found
    })
    const instanceOf = (number: number) => readers[number % readers.length] ?? expect.fail()
    const total = async (number: number) => {
      const { body } = await instanceOf(number).call('GET /api/activitylog', { token })
      return body.pagination.total
    }
    const write = (number: number) => {
      const body = { username: '', action: 'ADD_TODO', description: 'Wrote something' }
      return instanceOf(number).call('POST /api/activitylog', { token, body })
    }
    const numbers = Array.from({ length: 20 }, (_, number) => number)
    const before = await total(0)
    for (let round = 1; round <= 3; round++) {
      for (const index of readers.keys()) await total(index)
      let release = () => {}
      held = 0
      hold = new Promise((done) => {
        release = done
      })
      const early = [...readers.keys()].map(total)
      if (readers.length > 1) await vi.waitFor(() => expect(held).toBe(readers.length))
      for (const { status } of await Promise.all(numbers.map(write))) expect(status).toBe(201)
      const late = numbers.map(total)
      // By then most of them wait for the stamps.
      await pause(200)
      release()
      await Promise.all(early)
      expect(await Promise.all(late)).toEqual(Array(20).fill(before + 20 * round))
    }
  })

  it('changes when a transaction is committed, and not when it is rolled back', async () => {
    const { payload } = tropa
    const add = async (title: string, end: 'commitTransaction' | 'rollbackTransaction') => {
      const req = { transactionID: (await payload.db.beginTransaction()) ?? '' }
      const now = new Date().toISOString()
      const data = { ...newTodo({ title }), deadline: '2999-12-31T12:00:00.000Z', createdAt: now }
      await payload.db.create({ collection: 'todos', data: { ...data, updatedAt: now }, req })
      expect(await read('GET /api/todo', titles)).not.toContain(title)
      await payload.db[end](req.transactionID)
    }
    await add('Undone', 'rollbackTransaction')
    expect(await read('GET /api/todo', titles)).not.toContain('Undone')
    await add('Done', 'commitTransaction')
    expect(await read('GET /api/todo', titles)).toContain('Done')
  })

  it('changes at midnight in the time zone of the team', async () => {
    const deadline = dateIn(tropa.env.timeZone)
    await tropa.call('POST /api/todo', { token, body: newTodo({ title: 'For today', deadline }) })
    expect(await read('GET /api/todo', titles)).toContain('For today')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
    expect(await read('GET /api/todo', titles)).not.toContain('For today')
    expect(await read('GET /api/todo/archived', titles)).toContain('For today')
  })

  it('is not sent to a caller who may not read it', async () => {
    expect((await tropa.call('GET /api/activitylog', { token })).status).toBe(200)
    const user = await signIn(tropa.call, 'ben')
    expect((await tropa.call('GET /api/activitylog', { token: user })).status).toBe(403)
    expect((await tropa.call('GET /api/activitylog')).status).toBe(401)
  })

  it('is not sent again to a browser that has the same one', async () => {
    const { headers } = await tropa.call('GET /api/rules')
    const etag = headers.get('etag') ?? ''
    // As browsers send it; fetch alone would add `cache-control: no-cache`.
    const conditional = { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }
    const again = await fetch(`${tropa.origin}/api/rules`, conditional)
    expect([again.status, await again.text()]).toEqual([304, ''])
    await tropa.payload.updateGlobal({ slug: 'rules', data: { title: 'New rules' } })
    expect((await fetch(`${tropa.origin}/api/rules`, conditional)).status).toBe(200)
  })
})

describe('createCache', () => {
  const sources = ['records'] as const

  it('makes a value once for concurrent readers and keeps it', async () => {
    const cache = createCache(tropa.payload)
    const make = vi.fn(() => Promise.resolve('made'))
    const read = () => cache.read('key', sources, make)
    expect(await Promise.all([read(), read(), read()])).toEqual(['made', 'made', 'made'])
    expect(await read()).toBe('made')
    expect(make).toHaveBeenCalledTimes(1)
  })

  it('does not serve a value that was being made during a write', async () => {
    const cache = createCache(tropa.payload)
    let value = 'before the write'
    const slow = cache.read('key', sources, async () => {
      const old = value
      await tropa.payload.create({ collection: 'records', data: newRecord() })
      value = 'after the write'
      return old
    })
    await slow
    expect(await cache.read('key', sources, () => Promise.resolve(value))).toBe('after the write')
  })

  it('caches neither failures nor values of size 0', async () => {
    const cache = createCache(tropa.payload)
    const failing = cache.read('key', sources, () => Promise.reject(new Error('no disk')))
    await expect(failing).rejects.toThrow('no disk')
    expect(
      await cache.read(
        'key',
        sources,
        () => Promise.resolve('first'),
        () => 0,
      ),
    ).toBe('first')
    expect(await cache.read('key', sources, () => Promise.resolve('second'))).toBe('second')
  })
})
