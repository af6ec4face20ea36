import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'
import { requireMongodb } from '../engine'
import { fillSearchGrams, gramsOf } from './search-grams'

describe('gramsOf', () => {
  it('returns each run of three characters once', () => {
    expect(gramsOf('banana')).toEqual(['ban', 'ana', 'nan'])
  })

  it('counts a character outside the basic plane as one', () => {
    expect(gramsOf('a🎉b')).toEqual(['a🎉b'])
  })

  it('returns nothing for a shorter text', () => {
    expect(gramsOf('ab')).toEqual([])
  })
})

describe.runIf(inject('engine') === 'mongodb')('fillSearchGrams', () => {
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
    const db = requireMongodb(tropa.payload.db)
    await db.collections['activity-logs']?.collection.insertMany(rows)
    await fillSearchGrams(db)
  })
  afterAll(() => tropa.stop())

  const search = async (text: string) => {
    const { body } = await tropa.call(
      `GET /api/activitylog?search=${encodeURIComponent(text)}&limit=2`,
      { token },
    )
    const { logs, pagination } = body
    return { found: logs.map(({ description }) => description), total: pagination.total }
  }

  it('makes the rows of a restore searchable, however many match', async () => {
    expect(await search('row 99')).toEqual({
      found: ['row 999 of many', 'row 998 of many'],
      total: 11,
    })
    expect(await search('of many')).toEqual({
      found: ['row 1000 of many', 'row 999 of many'],
      total: 1001,
    })
  })

  it('lets a search use the index', async () => {
    const { collections } = requireMongodb(tropa.payload.db)
    const plan = await collections['activity-logs']?.collection
      .find({ searchGrams: { $all: gramsOf('row 99') } })
      .explain('queryPlanner')
    expect(JSON.stringify(plan)).toContain('"searchGrams_1"')
  })
})
