import { membersMessages } from '@tropa/contract/member/members'
import { yearMessages } from '@tropa/contract/year/year'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Member, Record as StoredRecord } from '../../payload/payload-types'
import { noLimit } from '../../rpc/rate-limiter'
import { addSession } from '../../rpc/session-store'
import { booted, signedIn } from '../../testing/boot'
import {
  addressAndLinks,
  auditEntries,
  createMember,
  newMeeting,
  password,
  setMember,
  signIn,
  storedMember,
} from '../../testing/fixtures'
import { hashOfToken } from '../member/links'
import { readDevice, signDevice } from '../member/sign-in'
import { mailResetLink } from '../member/account'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada', 'ben')

let round = 0

const newMember = (userType: 'admin' | 'user' = 'user') =>
  createMember(tropa.payload, `leaver${++round}`, userType, { teams: ['dev-team'] })

const get = async (token = tokens.ada) => (await tropa.call('GET /api/year', { token })).body

const close = async (body: object = {}, token = tokens.ada) =>
  tropa.call('POST /api/year/close', {
    token,
    body: { leavers: [], closeRecords: false, startedAt: (await get()).startedAt, ...body },
  })

const record = async (memberId: string | null, data: Partial<StoredRecord> = {}) => {
  const { id } = await tropa.payload.create({
    collection: 'records',
    data: {
      name: 'Somebody',
      violation: 'Late',
      fee: 0,
      status: '1 warning(s)',
      date: new Date().toISOString(),
      ...(memberId && { member: memberId }),
      ...data,
    },
  })
  return id
}

const stateOf = async (id: string) =>
  (await tropa.payload.findByID({ collection: 'records', id })).state

const listed = async (id: string) =>
  (await tropa.call('GET /api/members', { token: tokens.ada })).body.find(({ _id }) => _id === id)

describe('POST /api/year/close', () => {
  beforeEach(() => tropa.payload.db.deleteMany({ collection: 'records', where: {} }))

  it('is one unit of work: who leaves, what is settled, and one audit entry', async () => {
    const ada = await storedMember(tropa.payload, 'ada')
    const leaver = await newMember()
    const settled = [
      await record(leaver.id),
      await record(null),
      await record(null, { state: null }),
    ]
    const kept = [
      await record(ada.id),
      await record(leaver.id, { fee: 20 }),
      await record(leaver.id, { state: 'disputed' }),
      await record(leaver.id, { state: 'upheld' }),
    ]
    const before = await get()
    expect(before).toMatchObject({ startedAt: null, openRecords: 3 })
    expect(before.members).toContainEqual({
      _id: leaver.id,
      username: leaver.username,
      role: ['Dev Team'],
      openRecords: 1,
    })
    const { status, body } = await close({ leavers: [leaver.id], closeRecords: true })
    expect([status, body]).toEqual([
      200,
      {
        message: yearMessages.closed,
        data: { closedAt: expect.any(String), left: 1, recordsClosed: 3 },
      },
    ])
    expect(await Promise.all(settled.map(stateOf))).toEqual(['settled', 'settled', 'settled'])
    expect(await Promise.all(kept.map(stateOf))).toEqual(['open', 'open', 'disputed', 'upheld'])
    const after = await get()
    expect(after).toMatchObject({ startedAt: body.data.closedAt, openRecords: 0 })
    expect(after.members.map(({ _id }) => _id)).not.toContain(leaver.id)
    const entries = await auditEntries(tropa.payload, { action: { equals: 'year-closed' } })
    const rowTitle: unknown = expect.stringMatching(/^the year until [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    expect(entries).toMatchObject([{ actor: 'ada', rowTitle, fields: 'left, recordsClosed' }])
  })

  it('settles nothing unless it is asked to', async () => {
    const open = await record(null)
    const { body } = await close()
    expect(body.data).toMatchObject({ left: 0, recordsClosed: 0 })
    expect(await stateOf(open)).toBe('open')
  })

  it('leaves a leaver nothing: session, login in flight, feed, device, links and second factor', async () => {
    const leaver = await newMember('admin')
    const token = await signIn(tropa.call, leaver.username)
    const panel = async () => {
      const headers = { cookie: `payload-token=${token}`, referer: `${tropa.env.publicUrl}/cms` }
      return (await tropa.call('GET /cms/api/todos', { headers })).status
    }
    expect(await panel()).toBe(200)
    const { body: feed } = await tropa.call('POST /api/user/feed', { token })
    const links = ['copied', 'mailed', 'pending'].map((text) => hashOfToken(text))
    await setMember(tropa.payload, leaver.id, {
      ...addressAndLinks,
      emailTrusted: true,
      inviteHash: links[0] ?? '',
      mailedInviteHash: links[1] ?? '',
      pendingEmailHash: links[2] ?? '',
      secondFactor: true,
      secondFactorSecret: 'SECRET',
      recoveryCodeHashes: 'hashes',
    })
    const before = await storedMember(tropa.payload, leaver.username)
    const device = await signDevice(tropa.payload.secret, before)
    expect((await close({ leavers: [leaver.id] })).status).toBe(200)

    for (const line of [
      'GET /api/todo',
      'GET /api/members/names',
      'GET /api/year/archive',
      'POST /api/user/second-factor',
      `POST /api/rollcall/meeting/${leaver.id}/check-in`,
    ]) {
      expect([line, (await tropa.call(line, { token })).status]).toEqual([line, 401])
    }
    expect(await panel()).toBe(403)
    const { body: again } = await tropa.call('POST /api/members/import', {
      token: tokens.ada,
      body: { rows: [{ username: leaver.username, teams: ['Heads'], email: 'back@example.com' }] },
    })
    expect(again).toEqual({ rows: [{ username: leaver.username, state: 'exists' }], invites: [] })
    expect(await addSession(tropa, before)).toBeUndefined()
    const ics = await fetch(feed.url.replace(tropa.env.publicUrl, tropa.origin))
    expect(ics.status).toBe(404)
    for (const linkToken of ['copied', 'mailed']) {
      const { status } = await tropa.call('POST /invite/accept', {
        body: { token: linkToken, newPassword: 'brand new horse' },
      })
      expect(status).toBe(404)
    }
    const confirm = await tropa.call('POST /api/user/contact/confirm', {
      body: { token: 'pending' },
    })
    expect(confirm.status).toBe(404)
    const login = await tropa.call('POST /api/user/login', {
      body: { username: leaver.username, password },
    })
    expect(login.status).toBe(401)
    const limits = { 'reset-mail': noLimit }
    await mailResetLink({ payload: tropa.payload, limits }, leaver.username)

    const after: Member = await storedMember(tropa.payload, leaver.username)
    expect(await readDevice(tropa.payload.secret, after, device)).toBeUndefined()
    const nothing = Object.keys(addressAndLinks).filter((field) => !/Confirmed|rusted/.test(field))
    for (const field of [...nothing, 'hash', 'salt', 'secondFactorSecret', 'feedKeyHash']) {
      expect([field, after[field as keyof Member] ?? null]).toEqual([field, null])
    }
    expect(await listed(leaver.id)).toMatchObject({
      left: true,
      role: [],
      hasSecondFactor: false,
      invited: false,
    })
    const { body: asked } = await tropa.call('GET /api/todo/waiting', { token: tokens.ada })
    expect(JSON.stringify(asked)).not.toContain(leaver.id)
  })

  it('restarts counts and rules, and leaves what is owed', async () => {
    const ben = await storedMember(tropa.payload, 'ben')
    const call = { token: tokens.ben }
    await tropa.call('POST /api/rules/acknowledge', { ...call, body: { revision: 1 } })
    await record(ben.id, { fee: 50, status: '1 lateness' })
    await record(ben.id)
    const standing = async () => (await tropa.call('GET /api/standing', call)).body
    expect(await standing()).toMatchObject({ warnings: { count: 1 }, instances: { count: 1 } })
    await close()
    expect(await standing()).toMatchObject({
      warnings: { count: 0 },
      instances: { count: 0 },
      fees: { owed: 50 },
    })
    const rules = async () => (await tropa.call('GET /api/rules/changes', call)).body
    expect(await rules()).toMatchObject({ acknowledgedOn: null, changes: [] })
    const { body: attention } = await tropa.call('GET /api/attention', call)
    expect(attention.map(({ text }) => text)).toContain('Read the team rules.')
    await tropa.call('POST /api/rules/acknowledge', { ...call, body: { revision: 1 } })
    expect((await rules()).acknowledgedOn).toEqual(expect.any(String))
    await record(ben.id)
    expect(await standing()).toMatchObject({ warnings: { count: 1 } })
  })

  it('needs no mark of somebody who left after a meeting began', async () => {
    const leaver = await newMember()
    const { body: meeting } = await tropa.call('POST /api/meetings', {
      token: tokens.ada,
      body: newMeeting({ assignees: ['Dev Team'] }),
    })
    const path = `/api/rollcall/meeting/${meeting.data._id}` as const
    await close({ leavers: [leaver.id] })
    const { body: call } = await tropa.call(`GET ${path}`, { token: tokens.ada })
    const marked = call.rows.filter(({ userId }) => userId !== leaver.id)
    expect(call.rows).toHaveLength(marked.length + 1)
    const marks = marked.map(({ userId }) => ({ userId, mark: 'present' }))
    await tropa.call(`PUT ${path}`, { token: tokens.ada, body: { marks } })
    const closed = await tropa.call(`POST ${path}/close`, { token: tokens.ada })
    expect(closed.status).toBe(200)
    const { body: names } = await tropa.call('GET /api/members/names', { token: tokens.ben })
    expect(names.map(({ userId }) => userId)).toContain(leaver.id)
  })

  it('lets one of two admins at the same moment close it', async () => {
    const other = await newMember('admin')
    const token = await signIn(tropa.call, other.username)
    const leaver = await newMember()
    const both = await Promise.all([
      close({ leavers: [leaver.id] }),
      close({ leavers: [leaver.id] }, token),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body.message).toBe(
      yearMessages.closedByOthers,
    )
  })

  it('refuses the caller, leavers and unknown members, and does nothing then', async () => {
    const { id } = await storedMember(tropa.payload, 'ada')
    const own = await close({ leavers: [id] })
    expect([own.status, own.body]).toEqual([403, { message: membersMessages.own }])
    const leaver = await newMember()
    for (const unknown of ['0'.repeat(24), 'x']) {
      const { status, body } = await close({ leavers: [leaver.id, unknown] })
      expect([status, body.errors]).toEqual([400, { leavers: yearMessages.leavers }])
    }
    expect(await listed(leaver.id)).toMatchObject({ left: false, role: ['Dev Team'] })
    await close({ leavers: [leaver.id] })
    expect((await close({ leavers: [leaver.id] })).status).toBe(400)
    const wrong = await close({ leavers: 'x', closeRecords: 'x', startedAt: 5 })
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['leavers', 'closeRecords', 'startedAt'])
  })

  it('can be undone for a leaver, who needs a new link', async () => {
    const leaver = await newMember()
    await close({ leavers: [leaver.id] })
    const change = (body: object) =>
      tropa.call(`PATCH /api/members/${leaver.id}`, { token: tokens.ada, body })
    const invite = () => tropa.call(`POST /api/members/${leaver.id}/invite`, { token: tokens.ada })
    for (const body of [{ blocked: false }, { teams: ['Heads'] }, { userType: 'admin' }]) {
      const { status, body: refused } = await change(body)
      expect([status, refused.message]).toEqual([409, membersMessages.left])
    }
    const refused = await invite()
    expect([refused.status, refused.body.message]).toEqual([400, membersMessages.left])
    expect((await change({ name: 'Leo Cruz' })).body.data).toMatchObject({ name: 'Leo Cruz' })
    expect((await change({ left: true })).body.errors).toEqual({ left: membersMessages.leaving })

    expect((await change({ left: false })).body.data).toMatchObject({ left: false, blocked: false })
    const login = { body: { username: leaver.username, password } }
    expect((await tropa.call('POST /api/user/login', login)).status).toBe(401)
    const { body } = await invite()
    const token = new URL(body.invite.link).hash.slice(1)
    const accepted = await tropa.call('POST /invite/accept', {
      body: { token, newPassword: 'brand new horse' },
    })
    expect(accepted.status).toBe(200)
  })

  it('names a leaver without past entries to admins only', async () => {
    const leaver = await newMember()
    await close({ leavers: [leaver.id] })
    const namedFor = async (token: string) =>
      (await tropa.call('GET /api/members/names', { token })).body.map(({ userId }) => userId)
    expect(await namedFor(tokens.ben)).not.toContain(leaver.id)
    expect(await listed(leaver.id)).toMatchObject({ username: leaver.username, left: true })
    await record(leaver.id)
    expect(await namedFor(tokens.ben)).toContain(leaver.id)
  })
})
