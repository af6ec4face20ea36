import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { requireSqlite } from '../../database/engine'
import * as migration from '../../database/migrations/20261123_033411_trash'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'
import { createOfEach, trashed } from '../../testing/trash'

describe.runIf(inject('engine') === 'sqlite')('a database from before the trash', () => {
  let tropa: Booted

  beforeAll(async () => {
    tropa = await boot({ RATE_LIMIT: 'off' })
  })
  afterAll(() => tropa.stop())

  it('keeps its documents, with nothing in the trash, and is searched as before', async () => {
    const { payload } = tropa
    const ids = await createOfEach(tropa)
    const db = requireSqlite(payload.db).drizzle
    const req = { payload } as Parameters<typeof migration.up>[0]['req']
    await migration.down({ db, payload, req })
    await migration.up({ db, payload, req })
    for (const slug of trashed) {
      const where = { id: { equals: ids[slug] } }
      expect((await payload.count({ collection: slug, where })).totalDocs).toBe(1)
    }
    const token = await signIn(tropa.call, 'ada')
    const found = async () => {
      const { body } = await tropa.call('GET /api/records?search=trashed', { token })
      return body.pagination.total
    }
    expect(await found()).toBe(1)
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: slugs.records, id: ids.records, data })
    expect(await found()).toBe(0)
  })
})
