import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember, signIn } from '../../testing/fixtures'

const tropa = booted()
let admin: string
let user: string

beforeAll(async () => {
  await createMember(tropa.payload, 'zoe', 'admin')
  admin = await signIn(tropa.call, 'ada')
  user = await signIn(tropa.call, 'ben')
})

const write = (description: string, override: Record<string, unknown> = {}) =>
  tropa.call('POST /api/activitylog', {
    token: user,
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
    const { body } = await tropa.call('GET /api/activitylog?search=entry&page=2', { token: admin })
    expect(body).toMatchObject({
      logs: [{ description: 'Entry 1' }],
      pagination: { total: 11, page: 2, limit: 10, totalPages: 2 },
    })
    const first = await tropa.call('GET /api/activitylog?search=entry', { token: admin })
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
        token: admin,
      })
      expect([search, found.pagination.total]).toEqual([search, total])
    }
  })

  it('lets only the first admin delete entries while the settings name no log keeper', async () => {
    const keeper = await tropa.call('GET /api/activitylog/keeper', { token: admin })
    expect(keeper.body).toEqual({ username: 'ada' })
    const zoe = await signIn(tropa.call, 'zoe')
    const { _id } = (await write('To be deleted')).body
    const refused = await tropa.call(`DELETE /api/activitylog/${_id}`, { token: zoe })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Access denied: Only the user "ada" can delete activity logs',
    ])
    const deleted = await tropa.call(`DELETE /api/activitylog/${_id}`, { token: admin })
    expect(deleted.status).toBe(200)
    const again = await tropa.call(`DELETE /api/activitylog/${_id}`, { token: admin })
    expect(again.status).toBe(404)
  })

  it('refuses every change through Payload’s REST API', async () => {
    const { _id } = (await write('As it was')).body
    for (const line of [
      `PATCH /cms/api/activity-logs/${_id}`,
      `DELETE /cms/api/activity-logs/${_id}`,
      'POST /cms/api/activity-logs',
    ]) {
      const body = { username: 'ben', action: 'LOGIN', description: 'Forged' }
      expect((await tropa.call(line, { token: admin, body })).status).toBe(403)
    }
  })
})
