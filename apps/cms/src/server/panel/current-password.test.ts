import { memberMessages } from '@tropa/contract/member'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { createMember, password } from '../../testing/fixtures'

let tropa: Booted
let created = 0
let own = { id: '', username: '', cookie: '' }

const panelCookie = async (username: string, attempt = password) => {
  const { headers } = await tropa.call('POST /api/user/login', {
    body: { username, password: attempt },
  })
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

beforeEach(async () => {
  const username = `admin${++created}`
  const { id } = await createMember(tropa.payload, username, 'admin')
  own = { id, username, cookie: await panelCookie(username) }
})

const headersOf = (cookie: string) => ({ cookie, origin: tropa.env.publicUrl })

const patch = (path: string, body: object, cookie = own.cookie) =>
  tropa.call(`PATCH /cms/api/members${path}`, { body, headers: headersOf(cookie) })

const patchForm = async (path: string, data: object) => {
  const body = new FormData()
  body.set('_payload', JSON.stringify(data))
  const response = await fetch(`${tropa.origin}/cms/api/members${path}`, {
    method: 'PATCH',
    headers: headersOf(own.cookie),
    body,
  })
  return response.status
}

const invalid = (message: string) => ({
  errors: [
    {
      name: 'ValidationError',
      data: { errors: [expect.objectContaining({ path: 'currentPassword', message })] },
    },
  ],
})

const stored = () =>
  tropa.payload.db.findOne({ collection: slugs.members, where: { id: { equals: own.id } } })

const byId = () => `/${own.id}`
const byQuery = () => `?where[username][equals]=${own.username}`

describe('a member’s own account', () => {
  it.each([
    ['the password by id', byId, { password: 'another horse' }],
    ['the username by id', byId, { username: 'thief' }],
    ['the username by a query', byQuery, { username: 'thief' }],
  ])('keeps %s without the current password', async (_name, path, change) => {
    const before = await stored()
    const { status, body } = await patch(path(), change)
    expect(JSON.stringify(body)).toContain('invalid: Current password')
    expect(status).toBe(400)
    expect(await patchForm(path(), change)).toBe(400)
    expect(await stored()).toEqual(before)
  })

  it('names the field that is missing or wrong', async () => {
    const missing = await patch(byId(), { password: 'another horse' })
    expect(missing.body).toMatchObject(invalid(memberMessages.currentPasswordNeeded))
    const wrong = await patch(byId(), { password: 'another horse', currentPassword: 'wrong' })
    expect([wrong.status, wrong.body]).toMatchObject([
      400,
      invalid(memberMessages.wrongCurrentPassword),
    ])
  })

  it('keeps the password by a query, with the current password or without', async () => {
    const before = await stored()
    for (const currentPassword of [undefined, password]) {
      const change = { password: 'another horse', currentPassword }
      expect((await patch(byQuery(), change)).status).toBe(400)
    }
    expect(await stored()).toEqual(before)
  })

  it('changes its username by a query with the current password', async () => {
    const change = { username: 'by-query', currentPassword: password }
    expect((await patch(byQuery(), change)).status).toBe(200)
    expect(await stored()).toMatchObject({ username: 'by-query' })
  })

  it('changes with the current password', async () => {
    const change = { username: 'by-id', password: 'another horse', currentPassword: password }
    expect((await patch(byId(), change)).status).toBe(200)
    expect(await panelCookie('by-id', 'another horse')).toMatch(/^payload-token=./)
  })

  it('keeps a password that was set since the current one was checked', async () => {
    const { db } = tropa.payload
    const begin = db.beginTransaction.bind(db)
    const change = { password: 'the thief’s one', currentPassword: password }
    const spy = vi.spyOn(db, 'beginTransaction').mockImplementationOnce(async () => {
      const data = { hash: 'of another password' }
      await db.updateOne({ collection: slugs.members, id: own.id, data })
      return begin()
    })
    expect((await patch(byId(), change)).status).toBe(400)
    spy.mockRestore()
    expect(await stored()).toMatchObject({ hash: 'of another password' })
  })

  it('refuses a form with two sets of fields, of which only one was read', async () => {
    const ada = await panelCookie('ada')
    const body = new FormData()
    body.append('_payload', '{}')
    body.append('_payload', JSON.stringify({ password: 'another horse' }))
    const before = await stored()
    const { status } = await fetch(`${tropa.origin}/cms/api/members${byId()}`, {
      method: 'PATCH',
      headers: headersOf(ada),
      body,
    })
    expect(status).toBe(400)
    expect(await stored()).toEqual(before)
  })

  it('changes with the form that the panel sends', async () => {
    const change = { username: 'by-form', currentPassword: password }
    expect(await patchForm(byId(), change)).toBe(200)
    expect(await stored()).toMatchObject({ username: 'by-form' })
  })

  it('is saved without the current password where nothing protected changes', async () => {
    const unchanged = { username: own.username, userType: 'admin', teams: ['Heads'] }
    expect((await patch(byId(), unchanged)).status).toBe(200)
  })

  it('accepts no other member’s confirmation of the password', async () => {
    const ada = await panelCookie('ada')
    const change = { password: 'another horse' }
    expect((await patch(byId(), change, ada)).status).toBe(200)
    const { docs } = await tropa.payload.find({
      collection: slugs.members,
      where: { username: { equals: 'ada' } },
    })
    const path = `/${docs[0]?.id ?? ''}`
    expect((await patch(path, { userType: 'user' }, ada)).status).toBe(400)
    expect((await patch(path, { username: 'eva' }, ada)).status).toBe(400)
  })

  it('counts wrong current passwords as the members’ area does', async () => {
    const guess = { username: 'guessed', currentPassword: 'wrong' }
    for (let attempt = 1; attempt <= 10; attempt++) {
      expect((await patch(byId(), guess)).status).toBe(400)
    }
    const refused = await patch(byId(), { ...guess, currentPassword: password })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
