import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { dateIn } from '@tropa/contract/time/team-time'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createApp } from '../server/app'
import { createLogger } from '../server/logger'
import { createConfig } from '../payload/config'
import { globalSlugs, slugs } from '../payload/slugs'
import { boot, type Booted } from '../testing/boot'
import { createClient, type TestClient } from '../testing/client'
import { newTodo, signIn } from '../testing/fixtures'
import { createLimits } from '../rpc/rate-limits'

let tropa: Booted
let token: string
let readers: { name: string; call: TestClient }[]
let stopSecond: () => Promise<void> = () => Promise.resolve()

/** Another instance on the same database; the embedded one admits none. */
const startSecond = async () => {
  const logger = createLogger('silent')
  const { env } = tropa
  const config = createConfig({ env, secret: env.payloadSecret ?? '', logger })
  const payload = await new BasePayload().init({ config })
  const limits = await createLimits(payload, env)
  const server = createServer(createApp({ env, payload, logger, limits }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stopSecond = async () => {
    server.closeAllConnections()
    server.close()
    await payload.destroy()
  }
  return createClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

beforeAll(async () => {
  tropa = await boot()
  token = await signIn(tropa.call, 'ada')
  readers = [{ name: 'the same instance', call: tropa.call }]
  if (inject('engine') === 'mongodb') {
    readers.push({ name: 'a second instance', call: await startSecond() })
  }
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await stopSecond()
  await tropa.stop()
})

/** What each instance answers, asked twice so that the second answer comes from memory. */
const read = async (line: string, select: (body: never) => unknown) => {
  const answers = []
  for (const { call } of readers) {
    for (const turn of ['first', 'again']) {
      const { body } = await call(line, { token })
      answers.push({ turn, value: select(body as never) })
    }
  }
  const [first, ...others] = answers.map(({ value }) => value)
  for (const other of others) expect(other).toEqual(first)
  return first
}

const titles = (todos: { title: string }[]) => todos.map(({ title }) => title)
const signs = (todos: { acknowledgedBy: unknown[] }[]) =>
  todos.map((todo) => todo.acknowledgedBy.length)

describe('an answer from memory', () => {
  it('is never older than the last write over the contract', async () => {
    expect(await read('GET /api/todo', titles)).toEqual([])
    const { body } = await tropa.call('POST /api/todo', { token, body: newTodo() })
    const { _id } = body.data as { _id: string }
    expect(await read('GET /api/todo', titles)).toEqual(['Write the report'])
    expect(await read('GET /api/todo', signs)).toEqual([0])
    await tropa.call(`PATCH /api/todo/${_id}/acknowledge`, { token })
    expect(await read('GET /api/todo', signs)).toEqual([1])
    await tropa.call(`DELETE /api/todo/${_id}`, { token })
    expect(await read('GET /api/todo', titles)).toEqual([])
  })

  it('is never older than a write of the panel', async () => {
    const name = (site: { name: string }) => site.name
    expect(await read('GET /api/site', name)).toBe('Tropa')
    await tropa.payload.updateGlobal({ slug: globalSlugs.site, data: { name: 'Barkada' } })
    expect(await read('GET /api/site', name)).toBe('Barkada')
  })

  it('does not stand in the way of the first writes, many at once', async () => {
    if (inject('engine') === 'mongodb') {
      const { connection } = tropa.payload.db as unknown as MongooseAdapter
      await connection.collection('stamps').deleteMany({})
    }
    const body = newTodo({ title: 'At once' })
    const posts = Array.from({ length: 20 }, () => tropa.call('POST /api/todo', { token, body }))
    for (const { status } of await Promise.all(posts)) expect(status).toBe(201)
    const posted = (await read('GET /api/todo', titles)) as string[]
    expect(posted.filter((title) => title === 'At once')).toHaveLength(20)
  })

  it('changes with a transaction once it counts, and not with one that is undone', async () => {
    const { payload } = tropa
    const add = async (title: string, end: 'commitTransaction' | 'rollbackTransaction') => {
      const req = { transactionID: (await payload.db.beginTransaction()) ?? '' }
      const now = new Date().toISOString()
      const data = { ...newTodo({ title }), deadline: '2999-12-31T12:00:00.000Z', createdAt: now }
      await payload.db.create({ collection: slugs.todos, data: { ...data, updatedAt: now }, req })
      expect(await read('GET /api/todo', titles)).not.toContain(title)
      await payload.db[end](req.transactionID)
    }
    await add('Undone', 'rollbackTransaction')
    expect(await read('GET /api/todo', titles)).not.toContain('Undone')
    await add('Done', 'commitTransaction')
    expect(await read('GET /api/todo', titles)).toContain('Done')
  })

  it('is another one from midnight on where the team is', async () => {
    const deadline = dateIn(tropa.env.timeZone)
    await tropa.call('POST /api/todo', { token, body: newTodo({ title: 'For today', deadline }) })
    expect(await read('GET /api/todo', titles)).toContain('For today')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 })
    expect(await read('GET /api/todo', titles)).not.toContain('For today')
    expect(await read('GET /api/todo/archived', titles)).toContain('For today')
  })

  it('is not given to who may not have it', async () => {
    expect((await tropa.call('GET /api/activitylog', { token })).status).toBe(200)
    const user = await signIn(tropa.call, 'ben')
    expect((await tropa.call('GET /api/activitylog', { token: user })).status).toBe(403)
    expect((await tropa.call('GET /api/activitylog')).status).toBe(401)
  })

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await tropa.call('GET /api/rules')
    const etag = headers.get('etag') ?? ''
    // As browsers ask; fetch alone would add that it wants no copy.
    const asked = { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }
    const again = await fetch(`${tropa.origin}/api/rules`, asked)
    expect([again.status, await again.text()]).toEqual([304, ''])
    await tropa.payload.updateGlobal({ slug: globalSlugs.rules, data: { title: 'New rules' } })
    expect((await fetch(`${tropa.origin}/api/rules`, asked)).status).toBe(200)
  })
})
