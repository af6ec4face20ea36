import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { describe, expect, inject, it, vi } from 'vitest'
import { requireMongodb, requireSqlite } from './engine'
import { migrate } from './migrate'
import { removeSearchGrams } from './mongodb/search-grams'
import { takeSnapshot } from './sqlite/files'
import { booted, signedIn } from '../testing/boot'
import { newInquiry, newRecord } from '../testing/fixtures'

const tropa = booted()
const tokens = signedIn(tropa, 'ada')

type List = 'records' | 'activity log'

/** Adds a row that says `text`. */
const add = (list: List, text: string) => {
  const { payload } = tropa
  if (list === 'records') {
    return payload.create({ collection: 'records', data: newRecord({ name: text }) })
  }
  const data = { username: 'ben', action: 'LOGIN', description: text } as const
  return payload.create({ collection: 'activity-logs', data })
}

/** What the rows of a search say; their number has to be the total that it tells. */
const found = async (list: List, search: string) => {
  const query = `search=${encodeURIComponent(search)}&limit=100`
  const token = tokens.ada
  const rows = []
  if (list === 'records') {
    const { body } = await tropa.call(`GET /api/records?${query}`, { token })
    rows.push(body.pagination.total, ...body.records.map(({ name }) => name))
  } else {
    const { body } = await tropa.call(`GET /api/activitylog?${query}`, { token })
    rows.push(body.pagination.total, ...body.logs.map(({ description }) => description))
  }
  const [total, ...texts] = rows
  expect(total).toBe(texts.length)
  return texts
}

it.runIf(inject('engine') === 'mongodb')(
  'Every search of a list by an admin has a time limit in MongoDB',
  async () => {
    const db = requireMongodb(tropa.payload.db).connection.db
    await db?.command({ profile: 2 })
    for (const path of ['audit', 'inquiries', 'records', 'activitylog']) {
      expect((await tropa.call(`GET /api/${path}?search=x`, { token: tokens.ada })).status).toBe(
        200,
      )
    }
    await db?.command({ profile: 0 })
    const lists = /\.(audit-trail|inquiries|records|activity-logs)$/
    const reads = await db
      ?.collection<{ command: { maxTimeMS?: number } }>('system.profile')
      .find({ ns: lists, 'command.lsid': { $exists: true } })
      .toArray()
    // The next file of tests empties every collection, and nobody may write to this one.
    await db?.dropCollection('system.profile')
    expect(reads?.length).toBeGreaterThan(3)
    expect(new Set(reads?.map(({ command }) => command.maxTimeMS))).toEqual(new Set([5000]))
  },
)

it.runIf(inject('engine') === 'mongodb')(
  'The total of a whole list is not MongoDB’s estimate, which may be wrong after a crash',
  async () => {
    const model = requireMongodb(tropa.payload.db).collections['activity-logs']
    if (!model) throw new Error('There is no log')
    await add('activity log', 'counted')
    const estimate = vi.spyOn(model.collection, 'estimatedDocumentCount').mockResolvedValue(0)
    expect(await found('activity log', '')).toContain('counted')
    estimate.mockRestore()
  },
)

it('pages of records of one date repeat and omit none', async () => {
  const names = ['Twin one', 'Twin two', 'Twin three']
  for (const name of names) await add('records', name)
  const paged = []
  for (const page of [1, 2, 3]) {
    const query = `search=twin&limit=1&page=${page}`
    const { body } = await tropa.call(`GET /api/records?${query}`, { token: tokens.ada })
    paged.push(...body.records.map(({ name }) => name))
  }
  expect(paged).toEqual(await found('records', 'twin'))
  expect(paged.toSorted()).toEqual(names.toSorted())
})

describe.each(['records', 'activity log'] as const)('a search of the %s', (list) => {
  it('takes each character literally', async () => {
    const text = 'Said "50%_" (.*)'
    await add(list, text)
    for (const term of ['"50%_"', '(.*)', '%_', '"5']) {
      expect(await found(list, term)).toEqual([text])
    }
    for (const term of ['5.%', 'said*', '__', 'lee OR said', '""', 'sa\0id']) {
      expect(await found(list, term)).toEqual([])
    }
  })

  it.each([
    ['CAFÉ', ['Café Niño', 'cafe nino']],
    ['cafe\u0301', ['Café Niño', 'cafe nino']],
    ['nino', ['Café Niño', 'cafe nino']],
    ['हन्द', []],
    ['हिन्दी', ['हिन्दी']],
    ['🎉', ['party 🎉 time']],
    ['o\nl', ['two\nlines']],
    ['\\', ['back\\slash']],
    ['CAFÉ ñ', ['Café Niño', 'cafe nino']],
  ])('finds %j whatever its case and accents, and nothing else', async (term, texts) => {
    const { payload } = tropa
    const collection = list === 'records' ? 'records' : 'activity-logs'
    await payload.db.deleteMany({ collection, where: {} })
    for (const text of [
      'हिन्दी',
      'back\\slash',
      'two\nlines',
      'party 🎉 time',
      'cafe nino',
      'Café Niño',
    ]) {
      await add(list, text)
    }
    expect(await found(list, term)).toEqual(texts)
  })
})

it('The search of inquiries and the audit trail ignores case and accents', async () => {
  const token = tokens.ada
  const body = { ...newInquiry(), name: 'Iñigo Peña' }
  await tropa.call('POST /api/contact', { body })
  const named = async (search: string) => {
    const query = new URLSearchParams({ search }).toString()
    const { body: page } = await tropa.call(`GET /api/inquiries?${query}`, { token })
    return page.inquiries.map(({ name }) => name)
  }
  expect(await named('INIGO pena')).toEqual(['Iñigo Peña'])
  expect(await named('Inigo Pera')).toEqual([])
  const { inquiries } = (await tropa.call('GET /api/inquiries', { token })).body
  const id = inquiries[0]?._id ?? ''
  const notes = 'Called José back'
  await tropa.call(`PATCH /api/inquiries/${id}`, { token, body: { notes } })
  expect(await named('jose')).toEqual(['Iñigo Peña'])
  const { body: audit } = await tropa.call('GET /api/audit?search=pena', { token })
  expect(audit.entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['update', 'Iñigo Peña'],
  ])
})

it('A text that an earlier version stored is found in capitals once this one has started', async () => {
  const { db } = tropa.payload
  const { id } = await add('activity log', 'Οδυσσεύς, Große Straße')
  const data = { searchText: 'οδυσσευς, große straße' }
  await db.updateOne({ collection: 'activity-logs', id, data })
  expect(await found('activity log', 'GROSSE')).toEqual([])
  await db.deleteMany({
    collection: 'payload-migrations',
    where: { name: { equals: '20261130_233500_search_case' } },
  })
  await migrate(db)
  for (const search of ['ΟΔΥΣΣΕΥΣ', 'οδυσσεύς', 'STRASSE', 'straße']) {
    expect(await found('activity log', search)).toEqual(['Οδυσσεύς, Große Straße'])
  }
})

describe('the search index', () => {
  it('follows rows that are added, changed and deleted', async () => {
    const { payload } = tropa
    const { id } = await add('activity log', 'Ünal')
    expect(await found('activity log', 'ünal')).toEqual(['Ünal'])
    const description = 'Santos'
    await payload.update({ collection: 'activity-logs', id, data: { description } })
    expect(await found('activity log', 'ünal')).toEqual([])
    expect(await found('activity log', 'SANTOS')).toEqual(['Santos'])
    expect(await found('activity log', 'sa')).toEqual(['Santos'])
    await payload.delete({ collection: 'activity-logs', id })
    expect(await found('activity log', 'santos')).toEqual([])
  })

  it('finds words in a panel list literally, ignoring their case', async () => {
    const { payload } = tropa
    for (const title of ['Fee of 50%', 'Fee of 500', 'snake_case', 'snakeXcase']) {
      const data = { title, type: 'event', start: '2026-01-01', _status: 'published' } as const
      await payload.create({ collection: 'calendar', data })
    }
    for (const [like, title] of [
      ['50% FEE', 'Fee of 50%'],
      ['snake_C', 'snake_case'],
    ]) {
      const { docs } = await payload.find({
        collection: 'calendar',
        where: { title: { like } },
      })
      expect(docs.map((each) => each.title)).toEqual([title])
    }
  })

  it('orders matches newest first and repeats none of the same moment', async () => {
    const { payload } = tropa
    const dates = [
      '2026-03-01T00:00:00.001Z',
      '2026-03-01T00:00:00.002Z',
      '1000-01-02T00:00:00.000Z',
    ]
    const made = []
    for (const createdAt of dates.flatMap((each) => [each, each, each, each])) {
      const { id } = await add('activity log', 'Tied')
      await payload.db.updateOne({ collection: 'activity-logs', id, data: { createdAt } })
      made.push({ id, createdAt })
    }
    const newestFirst = made
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id))
      .map(({ id }) => id)
    const pages = []
    for (const page of [1, 2, 3, 4]) {
      const { body } = await tropa.call(`GET /api/activitylog?search=tied&limit=3&page=${page}`, {
        token: tokens.ada,
      })
      pages.push(...body.logs.map(({ _id }) => _id))
    }
    expect(pages).toEqual(newestFirst)
  })

  it.runIf(inject('engine') === 'sqlite')('matches the rows, also in a copy', async () => {
    const { payload } = tropa
    const where = { createdAt: { equals: '2026-03-01T00:00:00.001Z' } }
    const { docs } = await payload.find({ collection: 'activity-logs', where, sort: 'id' })
    await payload.delete({ collection: 'activity-logs', id: docs[0]?.id ?? '' })
    const { client } = requireSqlite(payload.db)
    const file = join(tropa.env.dataFolder, 'copy.db')
    await takeSnapshot(join(tropa.env.dataFolder, 'test.db'), file)
    const copy = createClient({ url: `file:${file}` })
    const check =
      "INSERT INTO activity_logs_search (activity_logs_search, rank) VALUES ('integrity-check', 1)"
    await client.execute(check)
    await copy.execute(check)
    await copy.execute('VACUUM')
    await copy.execute(check)
    copy.close()
  })

  it.runIf(inject('engine') === 'mongodb')('needs no trigrams of an earlier version', async () => {
    const db = requireMongodb(tropa.payload.db)
    const logs = db.collections['activity-logs']?.collection
    await logs?.createIndex({ searchGrams: 1 })
    await logs?.insertOne({ searchText: 'row', searchGrams: ['row'] })
    await removeSearchGrams(db)
    await removeSearchGrams(db)
    expect(await logs?.countDocuments({ searchGrams: { $exists: true } })).toBe(0)
    expect(await logs?.indexExists('searchGrams_1')).toBe(false)
  })
})
