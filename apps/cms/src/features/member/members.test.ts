import { membersMessages } from '@tropa/contract/member/members'
import { inviteMessages } from '@tropa/contract/member/invite'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../payload/payload-types'
import { addSession } from '../../rpc/session-store'
import { booted, signedIn } from '../../testing/boot'
import {
  auditEntries,
  createMember,
  newRecord,
  password,
  signIn,
  storedMember,
} from '../../testing/fixtures'
import { findMember } from './stored-member'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')
let adaId: string

beforeAll(async () => {
  adaId = (await storedMember(tropa.payload, 'ada')).id
})

const form = (override: Record<string, unknown> = {}) => ({
  username: 'Mia',
  userType: 'user',
  isEditor: false,
  teams: [],
  ...override,
})
const create = (override: Record<string, unknown> = {}) =>
  tropa.call('POST /api/members', { token: tokens.ada, body: form(override) })
const change = (id: string, body: object) =>
  tropa.call(`PATCH /api/members/${id}`, { token: tokens.ada, body })
const renew = (id: string) => tropa.call(`POST /api/members/${id}/invite`, { token: tokens.ada })
const remove = (id: string) => tropa.call(`DELETE /api/members/${id}`, { token: tokens.ada })

const tokenIn = (link: unknown) => new URL(String(link)).hash.slice(1)
const accept = (link: unknown) =>
  tropa.call('POST /invite/accept', {
    body: { token: tokenIn(link), newPassword: 'brand new horse' },
  })
const logIn = async (username: string, typed = password) =>
  (await tropa.call('POST /api/user/login', { body: { username, password: typed } })).status
const mayRead = async (of: string) => (await tropa.call('GET /api/todo', { token: of })).status

const stored = async (id: string): Promise<Member> => {
  const member = await findMember(tropa.payload, id)
  if (!member) throw new Error(`${id} is not there`)
  return member
}

const entries = async (id: string) => {
  const docs = await auditEntries(tropa.payload, { rowId: { equals: id } })
  return docs.map(({ actor, action, rowTitle, fields }) =>
    [actor, action, rowTitle, fields].filter(Boolean).join(' | '),
  )
}

describe('POST /api/members', () => {
  it('creates a member who chooses a password by a link that is told once', async () => {
    const teams = ['Docu Team', 'Heads']
    const { status, body, headers } = await create({ username: ' Mia ', isEditor: true, teams })
    expect(headers.get('cache-control')).toBe('no-store')
    const data = {
      _id: expect.any(String),
      username: 'mia',
      name: null,
      left: false,
      userType: 'user',
      isEditor: true,
      role: ['Heads', 'Docu Team'],
      blocked: false,
      hasSecondFactor: false,
      invited: true,
    }
    const invite = { link: expect.any(String), expiresAt: expect.any(String), isMailed: false }
    expect([status, body]).toEqual([201, { message: membersMessages.invited, data, invite }])
    expect(body.invite.link).toMatch(
      new RegExp(`^${tropa.env.publicUrl}/invite#[A-Za-z0-9_-]{43}$`),
    )
    const hours = (Date.parse(body.invite.expiresAt) - Date.now()) / 3_600_000
    expect(Math.round(hours * 10)).toBe(720)
    expect(JSON.stringify(await stored(body.data._id))).not.toContain(tokenIn(body.invite.link))

    const used = await accept(body.invite.link)
    expect([used.status, used.body.result]).toEqual([
      200,
      { username: 'mia', userType: 'user', role: ['Heads', 'Docu Team'] },
    ])
    expect(await mayRead(String(used.body.token))).toBe(200)
    expect(await logIn('mia', 'brand new horse')).toBe(200)
    expect((await accept(body.invite.link)).status).toBe(404)
    expect(await entries(body.data._id)).toEqual([
      'ada | create | mia | username, userType, isEditor, teams',
      'mia | invite-used | mia',
      'mia | sign-in | mia',
      'mia | sign-in | mia',
    ])
  })

  it('says that nothing was mailed if the server sends no mail', async () => {
    const { body } = await create({ username: 'post', email: 'post@example.com' })
    expect(body.invite.isMailed).toBe(false)
    expect((await stored(body.data._id)).email).toBe('post@example.com')
    expect((await create({ username: 'blank', email: ' ' })).status).toBe(201)
  })

  it.each([
    [{ username: ' ' }, 'username'],
    [{ username: 'x'.repeat(65) }, 'username'],
    [{ username: 'İ'.repeat(64) }, 'username'],
    [{ username: 'BEN' }, 'username'],
    [{ userType: 'editor' }, 'userType'],
    [{ isEditor: undefined }, 'isEditor'],
    [{ teams: ['Everyone'] }, 'teams'],
    [{ teams: undefined }, 'teams'],
    [{ email: 'nobody' }, 'email'],
  ])('refuses %j by field', async (override, field) => {
    const { status, body } = await create({ username: 'refused', ...override })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    expect(
      JSON.stringify((await tropa.call('GET /api/members', { token: tokens.ada })).body),
    ).not.toContain('refused')
  })
})

describe('PATCH /api/members/{id}', () => {
  it('changes what differs, in one audit entry, and nothing if nothing does', async () => {
    const { id } = await createMember(tropa.payload, 'cleo')
    const cleo = await signIn(tropa.call, 'cleo')
    const { status, body } = await change(id, {
      username: 'cleo',
      isEditor: true,
      teams: ['Heads'],
    })
    expect([status, body.message]).toEqual([200, membersMessages.changed])
    expect(body.data).toMatchObject({ username: 'cleo', isEditor: true, role: ['Heads'] })
    const same = await change(id, { isEditor: true, teams: ['Heads'], blocked: false })
    expect(same.body).toEqual(body)
    expect((await change(id, {})).body).toEqual(body)
    expect(await mayRead(cleo)).toBe(200)
    expect((await entries(id)).slice(2)).toEqual(['ada | role | cleo | isEditor, teams'])
  })

  it('says what people call a member, until the name is taken away', async () => {
    const { body } = await create({ username: 'named', name: '  Nina\nReyes ' })
    expect(body.data.name).toBe('Nina Reyes')
    const { _id } = body.data
    expect((await change(_id, { name: 'Niña Reyes'.normalize('NFD') })).body.data.name).toBe(
      'Niña Reyes'.normalize('NFC'),
    )
    expect((await change(_id, { name: null })).body.data.name).toBeNull()
    expect((await change(_id, { name: ' ' })).body.data.name).toBeNull()
    expect((await entries(_id)).slice(1)).toEqual([
      'ada | update | named | name',
      'ada | update | named | name',
    ])
    expect((await change(_id, { name: 'null' })).body.data.name).toBe('null')
    const long = await change(_id, { name: 'x'.repeat(101) })
    expect([long.status, Object.keys(long.body.errors ?? {})]).toEqual([400, ['name']])
  })

  it('keeps teams and sessions that a change does not touch', async () => {
    const { id } = await createMember(tropa.payload, 'kept', 'user', { teams: ['heads'] })
    const theirs = await signIn(tropa.call, 'kept')
    await change(id, { isEditor: true })
    expect(await mayRead(theirs)).toBe(200)
    expect((await change(id, { blocked: true })).body.data.role).toEqual(['Heads'])
    expect((await stored(id)).teams).toEqual(['heads'])
  })

  it.each([
    [{ username: 'renamed' }, 'update'],
    [{ userType: 'admin' }, 'role'],
    [{ blocked: true }, 'block'],
  ])('ends the sessions at once for %j, that of a login in flight too', async (body, action) => {
    const username = `of-${action}`
    const { id } = await createMember(tropa.payload, username)
    const theirs = await signIn(tropa.call, username)
    const before = await stored(id)
    expect((await change(id, body)).status).toBe(200)
    expect(await mayRead(theirs)).toBe(401)
    expect(await addSession(tropa, before)).toBeUndefined()
    expect((await entries(id)).at(-1)).toMatch(new RegExp(`^ada \\| ${action} \\|`))
  })

  it('ends the links of a member who is blocked, and lets them in again once they are not', async () => {
    const { body } = await create({ username: 'blocked' })
    const { _id } = body.data
    expect((await change(_id, { blocked: true })).body.data).toMatchObject({
      blocked: true,
      invited: false,
    })
    expect((await accept(body.invite.link)).status).toBe(404)
    const refused = await renew(_id)
    expect([refused.status, refused.body.message]).toEqual([400, inviteMessages.blocked])
    await change(_id, { blocked: false })
    expect((await accept(body.invite.link)).status).toBe(404)
    const { body: again } = await renew(_id)
    expect((await accept(again.invite.link)).status).toBe(200)
    await change(_id, { blocked: true })
    expect(await logIn('blocked', 'brand new horse')).toBe(401)
    await change(_id, { blocked: false })
    expect(await logIn('blocked', 'brand new horse')).toBe(200)
  })

  it('refuses a username that is taken, whatever its case, by field', async () => {
    const { id } = await createMember(tropa.payload, 'dora')
    const { status, body } = await change(id, { username: ' Ben ' })
    expect([status, body.errors]).toEqual([400, { username: membersMessages.taken }])
    expect((await change(id, { username: ' DORA ' })).status).toBe(200)
  })

  it.each([
    [{ username: '' }, 'username'],
    [{ username: 'İ'.repeat(64) }, 'username'],
    [{ userType: null }, 'userType'],
    [{ teams: 'Heads' }, 'teams'],
    [{ blocked: 'yes' }, 'blocked'],
  ])('refuses %j by field', async (body, field) => {
    const response = await change(adaId, body)
    expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([400, [field]])
  })
})

describe('POST /api/members/{id}/invite', () => {
  it('makes a new link, which ends the old one, the password and the sessions', async () => {
    const { id } = await createMember(tropa.payload, 'emil')
    const emil = await signIn(tropa.call, 'emil')
    const before = await stored(id)
    const { status, body: first } = await renew(id)
    expect([status, first]).toEqual([
      200,
      { message: membersMessages.newLink, invite: expect.objectContaining({ isMailed: false }) },
    ])
    expect(await mayRead(emil)).toBe(401)
    expect(await logIn('emil')).toBe(401)
    expect(await addSession(tropa, before)).toBeUndefined()
    const { body: second } = await renew(id)
    expect((await accept(first.invite.link)).status).toBe(404)
    expect((await accept(second.invite.link)).status).toBe(200)
    expect((await entries(id)).filter((entry) => entry === 'ada | invite | emil')).toHaveLength(2)
  })
})

describe('DELETE /api/members/{id}', () => {
  it('deletes a member; a record about them keeps the name', async () => {
    const { id } = await createMember(tropa.payload, 'faye')
    const faye = await signIn(tropa.call, 'faye')
    await tropa.call('POST /api/records', {
      token: tokens.ada,
      body: newRecord({ name: 'faye', userId: id }),
    })
    const { status, body } = await remove(id)
    expect([status, body]).toEqual([200, { message: membersMessages.deleted }])
    expect(await mayRead(faye)).toBe(401)
    const { body: kept } = await tropa.call('GET /api/records?search=faye', { token: tokens.ada })
    expect(kept.records).toMatchObject([{ name: 'faye', userId: null }])
    expect((await remove(id)).status).toBe(404)
    expect((await entries(id)).at(-1)).toBe('ada | delete | faye')
  })

  it('ends the locks that the member held in the panel', async () => {
    const { id: value } = await createMember(tropa.payload, 'hana')
    await tropa.payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'site', user: { relationTo: 'members', value } },
    })
    expect((await remove(value)).status).toBe(200)
    const { totalDocs } = await tropa.payload.count({ collection: 'payload-locked-documents' })
    expect(totalDocs).toBe(0)
  })
})

describe('the own row', () => {
  it('is changed in kind, block, link and existence only by another admin', async () => {
    const refused = await Promise.all([
      change(adaId, { userType: 'user' }),
      change(adaId, { blocked: true, username: 'ada' }),
      renew(adaId),
      remove(adaId),
    ])
    for (const { status, body } of refused) {
      expect([status, body]).toEqual([403, { message: membersMessages.own }])
    }
    expect((await change(adaId, { userType: 'admin', teams: ['Dev Team'] })).status).toBe(200)
  })
})

describe('an id that nobody has', () => {
  it.each(['x', '000000000000000000000000', 'a,b'])(
    'is 404 before anything else: %s',
    async (id) => {
      const responses = await Promise.all([change(id, { blocked: 1 }), renew(id), remove(id)])
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
    },
  )
})
