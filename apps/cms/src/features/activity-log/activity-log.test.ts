import { describe, expect, it } from 'vitest'
import { chosenGone } from '../../payload/hooks/map-errors'
import { booted, signedIn } from '../../testing/boot'
import { createMember, signIn } from '../../testing/fixtures'

const tropa = booted()
const tokens = signedIn(tropa, 'ada', 'ben')

const write = (description: string, override: Record<string, unknown> = {}) =>
  tropa.call('POST /api/activitylog', {
    token: tokens.ben,
    body: { action: 'LOGIN', description, ...override },
  })

describe('activity log', () => {
  it('stores the username of the token, not the one in the request body', async () => {
    const { status, body } = await write('Signed in', { username: 'ada', _id: 'mine' })
    expect(status).toBe(201)
    expect(body).toEqual({
      _id: expect.any(String),
      username: 'ben',
      action: 'LOGIN',
      description: 'Signed in',
      createdAt: expect.any(String),
    })
  })

  it('lists entries in pages, newest first', async () => {
    for (let entry = 1; entry <= 11; entry++) await write(`Entry ${entry}`)
    const { body } = await tropa.call('GET /api/activitylog?search=entry&page=2', {
      token: tokens.ada,
    })
    expect(body).toMatchObject({
      logs: [{ description: 'Entry 1' }],
      pagination: { total: 11, page: 2, limit: 10, totalPages: 2 },
    })
    const first = await tropa.call('GET /api/activitylog?search=entry', { token: tokens.ada })
    expect(first.body.logs).toMatchObject([
      { description: 'Entry 11' },
      ...Array<object>(9).fill({}),
    ])
    for (const [search, total] of [
      ['BEN', 12],
      ['login', 12],
      ['entry%2011', 1],
    ]) {
      const { body: found } = await tropa.call(`GET /api/activitylog?search=${search}`, {
        token: tokens.ada,
      })
      expect([search, found.pagination.total]).toEqual([search, total])
    }
  })

  it('lets only the first admin delete entries while the settings name no log keeper', async () => {
    const keeper = await tropa.call('GET /api/activitylog/keeper', { token: tokens.ada })
    expect(keeper.body).toEqual({ username: 'ada' })
    await createMember(tropa.payload, 'zoe', 'admin')
    const zoe = await signIn(tropa.call, 'zoe')
    const { _id } = (await write('To be deleted')).body
    const refused = await tropa.call(`DELETE /api/activitylog/${_id}`, { token: zoe })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Access denied: Only the user "ada" can delete activity logs',
    ])
    const deleted = await tropa.call(`DELETE /api/activitylog/${_id}`, { token: tokens.ada })
    expect(deleted.status).toBe(200)
    const again = await tropa.call(`DELETE /api/activitylog/${_id}`, { token: tokens.ada })
    expect(again.status).toBe(404)
  })

  it('refuses an unknown log keeper', async () => {
    const { status, body } = await tropa.call('POST /cms/api/globals/site', {
      token: tokens.ada,
      body: { logKeeper: 'nobody' },
    })
    expect([status, body]).toEqual([400, { errors: [{ message: chosenGone }] }])
  })

  it('is kept by the first admin who can sign in while the named keeper is blocked or no admin', async () => {
    const mara = await createMember(tropa.payload, 'mara', 'admin')
    const name = (logKeeper: string | null) =>
      tropa.payload.updateGlobal({ slug: 'site', data: { logKeeper } })
    const keeper = async () => {
      const { body } = await tropa.call('GET /api/activitylog/keeper', { token: tokens.ada })
      return body.username
    }
    const change = async (body: object) => {
      const options = { token: tokens.ada, body }
      expect((await tropa.call(`PATCH /api/members/${mara.id}`, options)).status).toBe(200)
    }
    await name(mara.id)
    expect(await keeper()).toBe('mara')
    await change({ blocked: true })
    expect(await keeper()).toBe('ada')
    await change({ blocked: false })
    expect(await keeper()).toBe('mara')
    await change({ userType: 'user' })
    expect(await keeper()).toBe('ada')
    await name(null)
  })
})
