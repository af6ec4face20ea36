import { membersMessages } from '@tropa/contract/member/members'
import { describe, expect, it, vi } from 'vitest'
import type { Member } from '../../payload/payload-types'
import { booted } from '../../testing/boot'
import { createRateLimits } from '../../rpc/rate-limits'
import { changeMember, createMember, password, signIn, storedMember } from '../../testing/fixtures'
import { hashAfter, hashQuickly } from '../../testing/hashing'
import { Gate } from './hashing-gate'
import { setRandomPassword } from './set-random-password'
import { openSession } from './sign-in'
import { findMember } from './stored-member'

const tropa = booted({ RATE_LIMIT: 'off' })

const read = (username: string) => storedMember(tropa.payload, username)

const update = (id: string, data: Partial<Member>) => changeMember(tropa.payload, id, data)

const login = (username: string) =>
  tropa.call('POST /api/user/login', { body: { username, password } })

const statusOf = async (token: string) => (await tropa.call('GET /api/todo', { token })).status

describe('a login whose password was checked before', () => {
  it('opens no session after the password was reset', async () => {
    await createMember(tropa.payload, 'reset')
    const checked = await read('reset')
    await setRandomPassword(
      tropa.payload,
      await createRateLimits(tropa.payload, tropa.env),
      'reset',
    )
    await expect(openSession(tropa, checked)).rejects.toMatchObject({ status: 401 })
  })

  it('opens no session after the member was blocked and unblocked', async () => {
    await createMember(tropa.payload, 'back')
    const checked = await read('back')
    await update(checked.id, { blocked: true })
    await update(checked.id, { blocked: false })
    await expect(openSession(tropa, checked)).rejects.toMatchObject({ status: 401 })
  })
})

it('opens a session although other fields of the member have changed since', async () => {
  await createMember(tropa.payload, 'edited')
  const checked = await read('edited')
  await update(checked.id, { teams: ['heads'] })
  const { token } = await openSession(tropa, checked)
  expect(await statusOf(token)).toBe(200)
})

describe('a login with the old password while the owner changes it', () => {
  const newPassword = 'another password'

  it.each([
    { moment: 'the old password is checked', hashed: password },
    { moment: 'the new password is hashed', hashed: newPassword },
  ])('has no session if it begins while $moment', async ({ hashed }) => {
    const username = `racer of ${hashed}`
    await createMember(tropa.payload, username)
    const token = await signIn(tropa.call, username)
    const entering = vi.spyOn(Gate.prototype, 'run')
    const waitForStranger = () =>
      vi.waitFor(() => expect(entering.mock.calls.some(([turn]) => !turn.isKnown)).toBe(true))
    let attempt: ReturnType<typeof login> | undefined
    hashAfter(async (typed) => {
      if (typed === hashed && !attempt) {
        attempt = login(username)
        await waitForStranger()
      } else if (typed === newPassword) {
        // The login was next, and has a session before the new password is stored.
        await attempt
      }
    })
    const body = { currentPassword: password, newPassword }
    const change = await tropa.call('POST /api/user/change-password', { token, body })
    hashQuickly()
    entering.mockRestore()
    expect([change.status, await statusOf(token)]).toEqual([200, 200])
    const signedIn = await attempt
    if (signedIn?.status === 200) expect(await statusOf(signedIn.body.token)).toBe(401)
    else expect(signedIn?.status).toBe(401)
  })
})

describe('a username with letters that have two spellings', () => {
  const typed = async (username: string) => (await login(username)).status

  it('is the same name in both, to sign in with and to be taken', async () => {
    await createMember(tropa.payload, 'Begoña'.normalize('NFD'))
    expect((await read('begoña')).username).toBe('begoña')
    expect([await typed('Begoña'), await typed('Begoña'.normalize('NFD'))]).toEqual([200, 200])
  })

  it('is found as it was stored before names had one normal form, and is taken', async () => {
    const { id } = await createMember(tropa.payload, 'older')
    const username = 'íñigo'.normalize('NFD')
    await tropa.payload.db.updateOne({ collection: 'members', id, data: { username } })
    expect([await typed('Íñigo'), await typed(username)]).toEqual([200, 200])
    await expect(createMember(tropa.payload, 'íñigo')).rejects.toMatchObject({
      data: { errors: { username: membersMessages.taken } },
    })
  })
})

describe('sessions of a member', () => {
  it('are at most 20; the oldest one ends', async () => {
    const { id } = await createMember(tropa.payload, 'many')
    const member = await read('many')
    const tokens: string[] = []
    for (let count = 0; count < 21; count++) {
      tokens.push((await openSession(tropa, member)).token)
    }
    expect((await read('many')).sessions).toHaveLength(20)
    expect(await statusOf(tokens[0] ?? '')).toBe(401)
    expect(await statusOf(tokens[1] ?? '')).toBe(200)
    expect(await statusOf(tokens[20] ?? '')).toBe(200)
    expect(id).toBe(member.id)
  })
})

it('A new password replaces only the one that was checked', async () => {
  const { id } = await createMember(tropa.payload, 'twice')
  const token = await signIn(tropa.call, 'twice')
  const { db } = tropa.payload
  const begin = db.beginTransaction.bind(db)
  vi.spyOn(db, 'beginTransaction').mockImplementationOnce(async (...options) => {
    await db.updateOne({ collection: 'members', id, data: { hash: 'another' } })
    return begin(...options)
  })
  const { status, body } = await tropa.call('POST /api/user/change-password', {
    token,
    body: { currentPassword: password, newPassword: 'a newer horse' },
  })
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['currentPassword']])
  expect((await findMember(tropa.payload, id))?.hash).toBe('another')
})
