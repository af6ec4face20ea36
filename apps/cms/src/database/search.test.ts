import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { requireSqlite } from './engine'
import { slugs } from '../payload/slugs'
import { boot, type Booted } from '../testing/boot'
import { signIn } from '../testing/fixtures'

let tropa: Booted
let token: string

beforeAll(async () => {
  tropa = await boot()
  token = await signIn(tropa.call, 'ada')
})
afterAll(() => tropa.stop())

const found = async (search: string) => {
  const { body } = await tropa.call(`GET /api/records?search=${encodeURIComponent(search)}`, {
    token,
  })
  return [body.pagination, body.records.map(({ name }) => name)]
}

const countOf = (total: number) => ({ total, page: 1, limit: 10, totalPages: Math.min(total, 1) })

describe('the search index', () => {
  it('follows rows that are added, changed and deleted', async () => {
    const { payload } = tropa
    const data = {
      name: 'Ünal',
      violation: 'late',
      fee: 20,
      status: '1 absence(s)',
      date: '2026-01-01',
    }
    const { id } = await payload.create({ collection: slugs.records, data })
    expect(await found('ünal')).toEqual([countOf(1), ['Ünal']])
    await payload.update({ collection: slugs.records, id, data: { name: 'Santos' } })
    expect(await found('ünal')).toEqual([countOf(0), []])
    expect(await found('SANTOS')).toEqual([countOf(1), ['Santos']])
    expect(await found('sa')).toEqual([countOf(1), ['Santos']])
    await payload.delete({ collection: slugs.records, id })
    expect(await found('santos')).toEqual([countOf(0), []])
  })

  it('orders matches from new to old and repeats none of the same moment', async () => {
    const { payload } = tropa
    const dates = [
      '2026-03-01T00:00:00.001Z',
      '2026-03-01T00:00:00.002Z',
      '1000-01-02T00:00:00.000Z',
    ]
    const data = { name: 'Tied', violation: 'late', fee: 0, status: 'none' }
    const made = []
    for (const date of dates.flatMap((each) => [each, each, each, each])) {
      made.push(await payload.create({ collection: slugs.records, data: { ...data, date } }))
    }
    const newestFirst = made
      .sort((a, b) => b.date.localeCompare(a.date) || b.id.localeCompare(a.id))
      .map(({ id }) => id)
    const pages = []
    for (const page of [1, 2, 3, 4]) {
      const { body } = await tropa.call(`GET /api/records?search=tied&limit=3&page=${page}`, {
        token,
      })
      pages.push(...body.records.map(({ _id }) => _id))
    }
    expect(pages).toEqual(newestFirst)
  })

  it.runIf(inject('engine') === 'sqlite')('is complete after the last migration', async () => {
    const { client } = requireSqlite(tropa.payload.db)
    const { rows } = await client.execute(
      `SELECT name FROM sqlite_schema WHERE type IN ('trigger', 'index')
       AND (name GLOB '*_search_*' OR name GLOB '*_newest_idx') AND sql IS NOT NULL ORDER BY name`,
    )
    const each = [
      'newest_idx',
      'search_delete',
      'search_insert',
      'search_order_delete',
      'search_order_insert',
      'search_update',
    ]
    expect(rows.map(({ name }) => name)).toEqual(
      ['activity_logs', 'records'].flatMap((table) => each.map((part) => `${table}_${part}`)),
    )
  })
})
