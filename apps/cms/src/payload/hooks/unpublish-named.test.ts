import { unpublishMessages } from '@tropa/contract/panel/unpublish'
import { beforeEach, describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { isBound } from './unpublish-named'

const ids = { id: { in: ['a', 'b'] } }
const published = { _status: { not_equals: 'draft' } }

describe('a filter', () => {
  it.each<object>([
    ids,
    { id: { equals: 'a' } },
    { and: [published, ids] },
    { and: [published, { or: [{ title: { like: 'x' } }] }, ids] },
    { and: [published, { deletedAt: { exists: 'true' } }] },
  ])('names what it finds by ids or by the trash: %j', (where) => {
    expect(isBound(where)).toBe(true)
  })

  it.each<[unknown]>([
    [undefined],
    [{}],
    [published],
    [{ id: { exists: 'true' } }],
    [{ id: { not_in: ['a'] } }],
    [{ id: { not_equals: 'a', in: ['b'] } }],
    [{ id: { in: [] } }],
    [{ id: ['a'] }],
    [{ or: [ids, published] }],
    [{ ...ids, or: [published] }],
    [{ and: [{ ...ids, ...published }] }],
    [{ or: [] }],
    [{ and: [ids], or: [published] }],
    [{ deletedAt: { exists: 'false' } }],
    [{ or: [{ deletedAt: { exists: 'true' } }, published] }],
  ])('does not name all that it may find: %j', (where) => {
    expect(isBound(where)).toBe(false)
  })
})

describe('PATCH /cms/api/calendar that unpublishes', () => {
  const tropa = booted({ RATE_LIMIT: 'off' })
  const tokens = signedIn(tropa, 'eve')
  let stored: string[] = []
  const refusal = { docs: [], errors: [{ message: unpublishMessages.pageByPage }] }

  beforeEach(async () => {
    await tropa.payload.delete({ collection: 'calendar', where: { id: { exists: true } } })
    stored = []
    for (const title of ['First', 'Second', 'Third']) {
      const start = '2026-10-05'
      const { id } = await tropa.payload.create({
        collection: 'calendar',
        data: { title, type: 'exam', start, _status: 'published' },
      })
      stored.push(id)
    }
  })

  const patch = (query: string, body: unknown = { _status: 'draft' }) =>
    tropa.call(`PATCH /cms/api/calendar?${query}`, { token: tokens.eve, body })

  const published = async () => {
    const { docs } = await tropa.payload.db.find<{ title: string }>({
      collection: 'calendar',
      where: { _status: { equals: 'published' } },
      sort: 'title',
    })
    return docs.map(({ title }) => title)
  }
  const all = ['First', 'Second', 'Third']

  it.each([
    // What the panel sends for everything on all pages, with a filter and without.
    'locale=en&where[and][0][_status][not_equals]=draft',
    'where[and][0][type][equals]=exam',
    '',
  ])('is refused if no ids are named: %s', async (query) => {
    const { status, body } = await patch(query)
    expect([status, body, await published()]).toEqual([400, refusal, all])
  })

  it.each([{ _status: null }, { _status: '' }, { _status: 'draft', title: 'Moved' }])(
    'is refused whatever else it says: %j',
    async (body) => {
      const response = await patch('where[type][equals]=exam', body)
      expect([response.status, response.body, await published()]).toEqual([400, refusal, all])
    },
  )

  it('is refused for people too', async () => {
    const body = { _status: 'draft' }
    const line = `PATCH /cms/api/team?where[name][exists]=true`
    const response = await tropa.call(line, { token: tokens.eve, body })
    expect([response.status, response.body]).toEqual([400, refusal])
  })

  it('restores everything in the trash as drafts', async () => {
    const away = await patch('where[id][exists]=true', { deletedAt: new Date().toISOString() })
    expect(away.status).toBe(200)
    const where = 'trash=true&where[and][0][deletedAt][exists]=true'
    const { status, body } = await patch(where, { deletedAt: null, _status: 'draft' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ docs: all.map(() => ({ _status: 'draft' })) })
  })

  it('unpublishes the ticked rows of a page, and one document', async () => {
    const [first, second, third] = stored
    const ticked = `where[and][1][id][in][0]=${first}&where[and][1][id][in][1]=${second}`
    const query = `where[and][0][_status][not_equals]=draft&${ticked}`
    expect((await patch(query)).status).toBe(200)
    expect(await published()).toEqual(['Third'])
    const one = { token: tokens.eve, body: { _status: 'draft' } }
    const { status } = await tropa.call(`PATCH /cms/api/calendar/${third}`, one)
    expect([status, await published()]).toEqual([200, []])
  })

  it('keeps the newer drafts of the ticked rows', async () => {
    const [first] = stored
    const asDraft = `/cms/api/calendar/${first}?draft=true`
    const body = { title: 'Rewritten', _status: 'draft' }
    expect((await tropa.call(`PATCH ${asDraft}`, { token: tokens.eve, body })).status).toBe(200)
    expect((await patch(`where[id][in][0]=${first}`)).status).toBe(200)
    expect(await published()).toEqual(['Second', 'Third'])
    const { body: newest } = await tropa.call(`GET ${asDraft}`, { token: tokens.eve })
    expect(newest).toMatchObject({ title: 'Rewritten', _status: 'draft' })
  })

  it('leaves the other changes of everything as they are', async () => {
    const query = 'where[type][equals]=exam'
    expect((await patch(`${query}&draft=true`, { title: 'New', _status: 'draft' })).status).toBe(
      200,
    )
    expect(await published()).toEqual(all)
    const publish = { title: 'Newer', _status: 'published' }
    expect((await patch(`${query}&draft=true`, publish)).status).toBe(200)
    expect(await published()).toEqual(['Newer', 'Newer', 'Newer'])
    expect((await patch(query, { audience: ['regular'] })).status).toBe(200)
    const trashed = await patch(query, { deletedAt: new Date().toISOString() })
    expect([trashed.status, (trashed.body.docs as unknown[]).length]).toEqual([200, 3])
  })
})
