import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { inviteMessages } from '@tropa/contract/invite'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { boot, type Booted } from '../../../testing/boot'
import { changeMember, createMember, password, signIn } from '../../../testing/fixtures'

let tropa: Booted
const tokens: Record<string, string> = {}

beforeAll(async () => {
  tropa = await boot()
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
  for (const name of ['ada', 'ben', 'eve']) tokens[name] = await signIn(tropa.call, name)
})
afterAll(() => tropa.stop())

const signedInAs = (name: string, body?: object) => ({
  headers: { authorization: `JWT ${tokens[name] ?? ''}` },
  ...(body && { body }),
})
const invite = (body: object, name = 'ada') =>
  tropa.call('POST /cms/api/members/invite', signedInAs(name, { userType: 'user', ...body }))
const tokenIn = (link: unknown) => new URL(String(link)).hash.slice(1)
const invitee = async (username: string, more: object = {}) =>
  tokenIn((await invite({ username, ...more })).body.link)
const use = (call: 'read' | 'accept', body: object, headers = {}) =>
  tropa.call(`POST /invite/${call}`, { body, headers })
const accept = (token: string, newPassword = 'brand new horse') =>
  use('accept', { token, newPassword })
const logIn = async (username: string, typed: string) =>
  (await tropa.call('POST /api/user/login', { body: { username, password: typed } })).status
const stored = async (username: string) => {
  const member = await tropa.payload.db.findOne<Member>({
    collection: slugs.members,
    where: { username: { equals: username } },
  })
  if (!member) throw new Error(`${username} is not there`)
  return member
}

/** Holds each write of a member with this field, as a slow disk would; the server may be killed then. */
const holdWrites = (field: keyof Member) => {
  const { db } = tropa.payload
  const write = db.updateOne.bind(db)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const reached = new Promise<void>((resolve) => {
    vi.spyOn(db, 'updateOne').mockImplementation(async (args) => {
      if (args.collection === slugs.members && args.data[field]) {
        resolve()
        await released
      }
      return write(args)
    })
  })
  return { reached, release }
}
afterEach(() => {
  vi.restoreAllMocks()
})

describe('invite', () => {
  it('lets a member choose a password once, and signs them in', async () => {
    const { status, body, headers } = await invite({
      username: 'Mia',
      userType: 'admin',
      teams: ['Heads'],
    })
    expect(status).toBe(201)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ username: 'mia', isMailed: false })
    expect(String(body.link)).toMatch(
      new RegExp(`^${tropa.env.publicUrl}/invite#[A-Za-z0-9_-]{43}$`),
    )
    const hours = (Date.parse(String(body.expiresAt)) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71.9)
    expect(hours).toBeLessThanOrEqual(72)

    const token = tokenIn(body.link)
    expect((await stored('mia')).inviteHash).not.toContain(token)
    expect((await use('read', { token })).body).toEqual({
      username: 'mia',
      expiresAt: body.expiresAt,
    })
    const used = await accept(token)
    expect([used.status, used.body.result]).toEqual([
      200,
      { username: 'mia', userType: 'admin', role: ['Heads'] },
    ])
    expect((await tropa.call('GET /api/todo', { token: String(used.body.token) })).status).toBe(200)
    expect(await logIn('mia', 'brand new horse')).toBe(200)
    expect((await accept(token, 'another horse')).body).toEqual({
      message: inviteMessages.invalid,
    })
    expect(await logIn('mia', 'another horse')).toBe(401)
  })

  it('can be used by only one of two attempts at the same moment', async () => {
    const token = await invitee('two')
    const responses = await Promise.all([
      accept(token, 'first horse'),
      accept(token, 'second horse'),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404])
    const winner = responses[0].status === 200 ? 'first horse' : 'second horse'
    expect(await logIn('two', winner)).toBe(200)
  })

  it('stays valid until the password is stored: a server that is killed leaves the one or the other', async () => {
    const token = await invitee('held')
    const { reached, release } = holdWrites('hash')
    const accepted = accept(token)
    await reached
    const { status } = await use('read', { token })
    release()
    expect([status, (await accepted).status]).toEqual([200, 200])
    expect((await use('read', { token })).status).toBe(404)
    expect(await logIn('held', 'brand new horse')).toBe(200)
  })

  it('stays valid when the password could not be stored', async () => {
    const token = await invitee('failed')
    const { db } = tropa.payload
    const write = db.updateOne.bind(db)
    const spy = vi.spyOn(db, 'updateOne').mockImplementation((args) => {
      if (args.data.hash) throw new Error('The disk is full.')
      return write(args)
    })
    expect((await accept(token)).status).toBe(500)
    spy.mockRestore()
    expect((await accept(token)).status).toBe(200)
  })

  it('is stored together with its member', async () => {
    const { reached, release } = holdWrites('inviteHash')
    const invited = invite({ username: 'whole' })
    await reached
    const where = { username: { equals: 'whole' } }
    const found = await tropa.payload.db.findOne<Member>({ collection: slugs.members, where })
    release()
    expect([found, (await invited).status]).toEqual([null, 201])
    expect((await stored('whole')).inviteHash).toEqual(expect.any(String))
  })

  it('stays valid when the chosen password is too short', async () => {
    const token = await invitee('short')
    const refused = await accept(token, '12345')
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { newPassword: 'Please enter a new password (minimum 6 characters).' },
    ])
    expect((await accept(token)).status).toBe(200)
  })

  it('becomes invalid after 72 hours and when the member is blocked', async () => {
    const late = await invitee('late')
    const { id } = await stored('late')
    const past = new Date(Date.now() - 1000).toISOString()
    await changeMember(tropa.payload, id, { inviteExpiresAt: past })
    expect((await use('read', { token: late })).status).toBe(404)
    expect((await accept(late)).status).toBe(404)

    const blocked = await invitee('blocked')
    const member = await stored('blocked')
    const path = `/cms/api/members/${member.id}`
    await tropa.call(`PATCH ${path}`, signedInAs('ada', { blocked: true }))
    expect((await accept(blocked)).status).toBe(404)
    expect((await tropa.call(`POST ${path}/invite`, signedInAs('ada'))).body.errors).toEqual([
      { message: inviteMessages.blocked },
    ])
    await tropa.call(`PATCH ${path}`, signedInAs('ada', { blocked: false }))
    expect((await accept(blocked)).status).toBe(404)
  })

  it('is accepted from pages of this origin only', async () => {
    const token = await invitee('cross')
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await use('accept', { token, newPassword: 'x horse' }, elsewhere)).status).toBe(403)
    expect((await use('read', { token }, { origin: tropa.env.publicUrl })).status).toBe(200)
  })

  it('needs a username that is not taken', async () => {
    expect((await invite({ username: 'ben' })).status).toBe(400)
    expect((await invite({})).status).toBe(400)
  })
})

describe('password reset', () => {
  it('ends the sessions and the old password and returns an invite', async () => {
    const { id } = await createMember(tropa.payload, 'cy')
    const token = await signIn(tropa.call, 'cy')
    const { status, body } = await tropa.call(
      `POST /cms/api/members/${id}/invite`,
      signedInAs('ada'),
    )
    expect([status, body.username]).toEqual([200, 'cy'])
    expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
    expect(await logIn('cy', password)).toBe(401)
    expect((await accept(tokenIn(body.link))).status).toBe(200)
    expect(await logIn('cy', 'brand new horse')).toBe(200)
  })

  it('returns an invite that a later password change cancels', async () => {
    const { id } = await createMember(tropa.payload, 'liz')
    const { body } = await tropa.call(`POST /cms/api/members/${id}/invite`, signedInAs('ada'))
    const newer = { password: 'by hand, in a hurry' }
    expect(
      (await tropa.call(`PATCH /cms/api/members/${id}`, signedInAs('ada', newer))).status,
    ).toBe(200)
    expect((await accept(tokenIn(body.link))).status).toBe(404)
    expect(await logIn('liz', newer.password)).toBe(200)
  })

  it('is refused for one’s own account and for an unknown id', async () => {
    const { id } = await stored('ada')
    const statusFor = async (path: string) =>
      (await tropa.call(`POST /cms/api/members/${path}/invite`, signedInAs('ada'))).status
    expect(await statusFor(id)).toBe(400)
    // MongoDB finds an id in upper case too.
    expect(await statusFor(id.toUpperCase())).toBe(inject('engine') === 'mongodb' ? 400 : 404)
    expect(await statusFor('none')).toBe(404)
    expect(await logIn('ada', password)).toBe(200)
  })
})

it('ends the sessions of a member who is blocked', async () => {
  const { id } = await createMember(tropa.payload, 'dan')
  const token = await signIn(tropa.call, 'dan')
  await tropa.call(`PATCH /cms/api/members/${id}`, signedInAs('ada', { blocked: true }))
  expect((await tropa.call('GET /api/todo', { token })).status).toBe(401)
  expect(await logIn('dan', password)).toBe(401)
})

it('lets only admins invite members and reset passwords', async () => {
  const { id } = await stored('ben')
  const seen = []
  for (const name of ['nobody', 'ben', 'eve']) {
    seen.push((await invite({ username: 'x' }, name)).status)
    seen.push((await tropa.call(`POST /cms/api/members/${id}/invite`, signedInAs(name))).status)
  }
  const cookie = `payload-token=${tokens.ada ?? ''}`
  const forged = await tropa.call('POST /cms/api/members/invite', {
    headers: { cookie, origin: 'https://elsewhere.example' },
    body: { username: 'x', userType: 'admin' },
  })
  expect([...seen, forged.status]).toEqual([403, 403, 403, 403, 403, 403, 403])
})

it('limits attempts with wrong tokens, and then refuses the right token too', async () => {
  const token = await invitee('guess')
  const seen = []
  for (let attempt = 1; attempt <= 10; attempt++) {
    seen.push((await use('read', { token: `guess ${attempt}` })).status)
  }
  // The tests above have already made some wrong attempts.
  expect(seen.at(0)).toBe(404)
  const refused = await accept(token)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
