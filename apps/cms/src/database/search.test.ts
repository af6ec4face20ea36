import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { describe, expect, inject, it } from 'vitest'
import { requireMongodb, requireSqlite } from './engine'
import { removeSearchGrams } from './mongodb/search-grams'
import { takeSnapshot } from './sqlite/files'
import { slugs } from '../payload/slugs'
import { booted, signedIn } from '../testing/boot'
import { newRecord } from '../testing/fixtures'

const tropa = booted()
const tokens = signedIn(tropa, 'ada')

const found = async (search: string) => {
  const { body } = await tropa.call(`GET /api/records?search=${encodeURIComponent(search)}`, {
    token: tokens.ada,
  })
  return [body.pagination, body.records.map(({ name }) => name)]
}

const countOf = (total: number) => ({ total, page: 1, limit: 10, totalPages: Math.min(total, 1) })

it.runIf(inject('engine') === 'mongodb')(
  'No list that admins search keeps MongoDB busy without an end',
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

describe('the search index', () => {
  it('follows rows that are added, changed and deleted', async () => {
    const { payload } = tropa
    const data = newRecord({ name: 'Ünal' })
    const { id } = await payload.create({ collection: slugs.records, data })
    expect(await found('ünal')).toEqual([countOf(1), ['Ünal']])
    await payload.update({ collection: slugs.records, id, data: { name: 'Santos' } })
    expect(await found('ünal')).toEqual([countOf(0), []])
    expect(await found('SANTOS')).toEqual([countOf(1), ['Santos']])
    expect(await found('sa')).toEqual([countOf(1), ['Santos']])
    await payload.delete({ collection: slugs.records, id })
    expect(await found('santos')).toEqual([countOf(0), []])
  })

  it('takes every sign of a term literally', async () => {
    const data = newRecord({ name: 'Lee', violation: 'Said "50%_" (.*)' })
    await tropa.payload.create({ collection: slugs.records, data })
    for (const term of ['"50%_"', '(.*)', '%_', '"5']) {
      expect(await found(term)).toEqual([countOf(1), ['Lee']])
    }
    for (const term of ['5.%', 'said*', '__', 'lee OR said', '""']) {
      expect(await found(term)).toEqual([countOf(0), []])
    }
  })

  it.each([
    ['CAFÉ', ['Café Niño']],
    ['cafe\u0301', ['Café Niño']],
    ['nino', ['cafe nino']],
    ['🎉', ['party 🎉 time']],
    ['o\nl', ['two\nlines']],
    ['\\', ['back\\slash']],
    [' ', ['Café Niño', 'cafe nino', 'party 🎉 time', 'two\nlines', 'back\\slash']],
  ])('finds %j whatever its case and normal form, and nothing else', async (term, names) => {
    const { payload } = tropa
    await payload.db.deleteMany({ collection: slugs.records, where: {} })
    for (const name of ['back\\slash', 'two\nlines', 'party 🎉 time', 'cafe nino', 'Café Niño']) {
      await payload.create({ collection: slugs.records, data: newRecord({ name }) })
    }
    expect(await found(term)).toEqual([countOf(names.length), names])
  })

  it('finds words of a list of the panel literally and whatever their case', async () => {
    const { payload } = tropa
    for (const title of ['Fee of 50%', 'Fee of 500', 'snake_case', 'snakeXcase']) {
      const data = { title, type: 'event', start: '2026-01-01', _status: 'published' } as const
      await payload.create({ collection: slugs.calendar, data })
    }
    for (const [like, title] of [
      ['50% FEE', 'Fee of 50%'],
      ['snake_C', 'snake_case'],
    ]) {
      const { docs } = await payload.find({
        collection: slugs.calendar,
        where: { title: { like } },
      })
      expect(docs.map((each) => each.title)).toEqual([title])
    }
  })

  it('orders matches from new to old and repeats none of the same moment', async () => {
    const { payload } = tropa
    const dates = [
      '2026-03-01T00:00:00.001Z',
      '2026-03-01T00:00:00.002Z',
      '1000-01-02T00:00:00.000Z',
    ]
    const made = []
    for (const date of dates.flatMap((each) => [each, each, each, each])) {
      const data = newRecord({ name: 'Tied', date })
      made.push(await payload.create({ collection: slugs.records, data }))
    }
    const newestFirst = made
      .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id))
      .map(({ id }) => id)
    const pages = []
    for (const page of [1, 2, 3, 4]) {
      const { body } = await tropa.call(`GET /api/records?search=tied&limit=3&page=${page}`, {
        token: tokens.ada,
      })
      pages.push(...body.records.map(({ _id }) => _id))
    }
    expect(pages).toEqual(newestFirst)
  })

  it.runIf(inject('engine') === 'sqlite')('is true to the rows, also in a copy', async () => {
    const { payload } = tropa
    const where = { date: { equals: '2026-03-01T00:00:00.001Z' } }
    const { docs } = await payload.find({ collection: slugs.records, where, sort: 'id' })
    await payload.delete({ collection: slugs.records, id: docs[0]?.id ?? '' })
    const { client } = requireSqlite(payload.db)
    const file = join(tropa.env.dataFolder, 'copy.db')
    await takeSnapshot(join(tropa.env.dataFolder, 'test.db'), file)
    const copy = createClient({ url: `file:${file}` })
    for (const table of ['activity_logs', 'records']) {
      const check = `INSERT INTO ${table}_search (${table}_search, rank) VALUES ('integrity-check', 1)`
      await client.execute(check)
      await copy.execute(check)
      await copy.execute('VACUUM')
      await copy.execute(check)
    }
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
