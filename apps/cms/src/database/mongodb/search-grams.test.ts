import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'
import { fillSearchGrams, gramsOf } from './search-grams'

describe('the trigrams of a text', () => {
  it('are its runs of three characters, each once', () => {
    expect(gramsOf('banana')).toEqual(['ban', 'ana', 'nan'])
  })

  it('take a character outside the basic plane as one', () => {
    expect(gramsOf('a🎉b')).toEqual(['a🎉b'])
  })

  it('are none for a shorter text', () => {
    expect(gramsOf('ab')).toEqual([])
  })
})

describe.runIf(inject('engine') === 'mongodb')('rows of a product without an index', () => {
  let tropa: Booted
  let token: string

  beforeAll(async () => {
    tropa = await boot()
    token = await signIn(tropa.call, 'ada')
    const rows = Array.from({ length: 1001 }, (_, number) => ({
      username: 'old',
      action: 'LOGIN',
      description: `row ${String(number)} of many`,
      searchText: `old\u001flogin\u001frow ${String(number)} of many`,
      createdAt: new Date(2026, 0, 1, 0, 0, number),
    }))
    const db = tropa.payload.db as unknown as MongooseAdapter
    await db.collections['activity-logs']?.collection.insertMany(rows)
    await fillSearchGrams(db)
  })
  afterAll(() => tropa.stop())

  const search = async (text: string) => {
    const { body } = await tropa.call(
      `GET /api/activitylog?search=${encodeURIComponent(text)}&limit=2`,
      { token },
    )
    const { logs, pagination } = body as {
      logs: { description: string }[]
      pagination: { total: number }
    }
    return { found: logs.map(({ description }) => description), total: pagination.total }
  }

  it('are found, however many match', async () => {
    expect(await search('row 99')).toEqual({
      found: ['row 999 of many', 'row 998 of many'],
      total: 11,
    })
    expect(await search('of many')).toEqual({
      found: ['row 1000 of many', 'row 999 of many'],
      total: 1001,
    })
  })

  it('are found by the index', async () => {
    const { collections } = tropa.payload.db as unknown as MongooseAdapter
    const plan = await collections['activity-logs']?.collection
      .find({ searchGrams: { $all: gramsOf('row 99') } })
      .explain('queryPlanner')
    expect(JSON.stringify(plan)).toContain('"searchGrams_1"')
  })
})
