import { describe, expect, it, vi } from 'vitest'
import type { Member } from '../../payload/payload-types'
import { bootedWithMail } from '../../testing/boot'
import {
  changeMember,
  createMember,
  auditEntries,
  setMember,
  signIn,
  storedMember,
} from '../../testing/fixtures'

const { tropa, mail } = bootedWithMail({ RATE_LIMIT: 'off' })

const newMember = async (username: string) => {
  const { id } = await createMember(tropa.payload, username)
  return { id, username, token: await signIn(tropa.call, username) }
}
type Signed = Awaited<ReturnType<typeof newMember>>

const stored = ({ username }: Signed) => storedMember(tropa.payload, username)

const put = (token: string, email: string | null) =>
  tropa.call('PUT /api/user/contact', { token, body: { email } })

/** Saves an address with a session and follows the link that is mailed to it. */
const confirm = async ({ token }: Signed, email: string) => {
  const next = mail.next(email)
  await put(token, email)
  const confirmation = /\/confirm#([\w-]{43})$/m.exec((await next).body)?.[1] ?? ''
  const body = { token: confirmation }
  expect((await tropa.call('POST /api/user/contact/confirm', { body })).status).toBe(200)
}

/** Makes a member's sessions older than the quarter of an hour in which an address is trusted. */
const letSessionsAge = async (member: Signed) => {
  const createdAt = new Date(Date.now() - 16 * 60_000).toISOString()
  const sessions = ((await stored(member)).sessions ?? []).map((each) => ({ ...each, createdAt }))
  const data = { sessions }
  await setMember(tropa.payload, member.id, data)
}

const forget = (username: string) =>
  tropa.call('POST /api/user/forgot-password', { body: { username } })

/** The addresses that get the link of a forgotten password, when one member asks and then another. */
const whoHears = async (username: string, other: string) => {
  const before = mail.received.length
  const next = mail.next(`${other}@example.com`)
  await forget(username)
  await forget(other)
  await next
  const links = mail.received.slice(before).filter(({ body }) => body.includes('/invite#'))
  return links.flatMap(({ to }) => to)
}

const someone = async (username: string) => {
  const member = await newMember(username)
  await confirm(member, `${username}@example.com`)
  return username
}

describe('the link of a forgotten password', () => {
  it('goes to an address that was saved soon after a login', async () => {
    const mia = await newMember('mia')
    await confirm(mia, 'mia@example.com')
    const next = mail.next('mia@example.com')
    await forget('mia')
    expect((await next).body).toContain('/invite#')
  })

  it('does not go to an address saved by a session that was taken over', async () => {
    const owner = await newMember('owner')
    await letSessionsAge(owner)
    await confirm(owner, 'thief@example.com')
    expect(await whoHears('owner', await someone('after'))).toEqual(['after@example.com'])
    // Nor if the owner signs in again without looking at the address.
    await signIn(tropa.call, 'owner')
    expect(await whoHears('owner', await someone('later'))).toEqual(['later@example.com'])
  })

  it('goes there once the address is saved again after a login', async () => {
    const cy = await newMember('cy')
    await letSessionsAge(cy)
    await confirm(cy, 'cy@example.com')
    await put(cy.token, 'cy@example.com')
    expect((await stored(cy)).emailTrusted).not.toBe(true)
    await put(await signIn(tropa.call, 'cy'), 'cy@example.com')
    const next = mail.next('cy@example.com')
    await forget('cy')
    expect((await next).body).toContain('/invite#')
    const docs = await auditEntries(tropa.payload, {
      and: [{ rowTitle: { equals: 'cy' } }, { fields: { equals: 'emailTrusted' } }],
    })
    expect(docs).toMatchObject([{ actor: 'cy', action: 'update' }])
  })

  it('no longer goes to an earlier address, nor to the new one of an old session', async () => {
    const liz = await newMember('liz')
    await confirm(liz, 'liz@example.com')
    await letSessionsAge(liz)
    await confirm(liz, 'thief@example.com')
    expect(await whoHears('liz', await someone('next'))).toEqual(['next@example.com'])
  })
})

describe('a change of the address that is under way', () => {
  const interrupted = async (member: Signed, email: string | null, change: Partial<Member>) => {
    const { db } = tropa.payload
    const find = db.findOne.bind(db)
    const spy = vi.spyOn(db, 'findOne').mockImplementationOnce(async (args) => {
      const found = await find(args)
      await changeMember(tropa.payload, member.id, change)
      return found
    })
    const { status } = await put(member.token, email)
    spy.mockRestore()
    return status
  }

  it.each<[string, Partial<Member>]>([
    ['a new password', { password: 'another horse' }],
    ['a block', { blocked: true }],
    ['another role', { userType: 'admin' }],
  ])('is refused after %s', async (what, change) => {
    const member = await newMember(what.replaceAll(' ', '-'))
    await confirm(member, 'mine@example.com')
    const before = mail.received.length
    expect(await interrupted(member, 'thief@example.com', change)).toBe(401)
    expect(mail.received).toHaveLength(before)
    const { email, pendingEmail } = await stored(member)
    expect([email, pendingEmail ?? null]).toEqual(['mine@example.com', null])
  })

  it.each<[string, Partial<Member>]>([
    ['the second factor', { secondFactor: true, secondFactorSecret: 'sealed', sessions: [] }],
    ['another role', { userType: 'admin' }],
    ['another username', { username: 'renamed' }],
  ])('cannot be confirmed after %s has ended the session that began it', async (what, change) => {
    const member = await newMember(`begun-${what.replaceAll(' ', '-')}`)
    const next = mail.next('thief@example.com')
    await put(member.token, 'thief@example.com')
    const token = /\/confirm#([\w-]{43})$/m.exec((await next).body)?.[1] ?? ''
    await changeMember(tropa.payload, member.id, change)
    const { status } = await tropa.call('POST /api/user/contact/confirm', { body: { token } })
    expect(status).toBe(404)
  })

  it('takes no address away after a new password', async () => {
    const member = await newMember('kept')
    await confirm(member, 'kept@example.com')
    expect(await interrupted(member, null, { password: 'another horse' })).toBe(401)
    expect((await stored(member)).email).toBe('kept@example.com')
  })
})
