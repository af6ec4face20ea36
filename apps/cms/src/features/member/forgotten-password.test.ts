import { inviteMessages } from '@tropa/contract/member/invite'
import type { Mail } from '@tropa/harness/mail-server'
import { describe, expect, it, vi } from 'vitest'
import { bootedWithMail } from '../../testing/boot'
import {
  changeMember,
  createMember,
  deleteMember,
  auditEntries,
  password,
  setMember,
  signIn,
  storedMember,
} from '../../testing/fixtures'

const { tropa, mail } = bootedWithMail({ RATE_LIMIT: 'off' })
const path = 'POST /api/user/forgot-password'

const ask = (username: unknown, headers: Record<string, string> = {}) =>
  tropa.call(path, { body: { username }, headers })

const newMember = async (username: string, confirmed = true) => {
  const { id } = await createMember(tropa.payload, username)
  const data = { email: `${username}@example.com`, emailConfirmed: confirmed, emailTrusted: true }
  await setMember(tropa.payload, id, data)
  return id
}

const tokenIn = ({ body }: Mail) => /\/invite#([\w-]{43})$/m.exec(body)?.[1] ?? ''

const tokenFor = async (username: string) => {
  const next = mail.next(`${username}@example.com`)
  await ask(username)
  return tokenIn(await next)
}

/** Makes a member's link half an hour old. */
const letLinkAge = (id: string) => {
  const mailedInviteExpiresAt = new Date(Date.now() + 23.5 * 3_600_000).toISOString()
  const data = { mailedInviteExpiresAt }
  return setMember(tropa.payload, id, data)
}

let others = 0

/** How many mails a member gets from a request, before another member gets a later one. */
const mailedTo = async (username: string, request: () => Promise<unknown>) => {
  const before = mail.received.length
  await request()
  const other = `other${++others}`
  await newMember(other)
  await tokenFor(other)
  const to = `${username}@example.com`
  return mail.received.slice(before).filter((each) => each.to.includes(to)).length
}

const accept = async (token: string, newPassword = 'brand new horse') =>
  (await tropa.call('POST /invite/accept', { body: { token, newPassword } })).status
const logIn = async (username: string, typed: string) =>
  (await tropa.call('POST /api/user/login', { body: { username, password: typed } })).status

describe('a forgotten password', () => {
  it('is replaced with the link that is mailed to the confirmed address', async () => {
    await newMember('mia')
    const session = await signIn(tropa.call, 'mia')
    const next = mail.next('mia@example.com')
    const { status, body } = await ask(' Mia ', { host: 'evil.example' })
    expect([status, body]).toEqual([200, { message: inviteMessages.linkRequested }])
    const received = await next
    expect(received.to).toEqual(['mia@example.com'])
    expect(received.header).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(received.body).toContain(`${tropa.env.publicUrl}/invite#`)
    const token = tokenIn(received)
    const stored = await storedMember(tropa.payload, 'mia')
    expect(stored.mailedInviteHash).not.toContain(token)
    const hours = (Date.parse(stored.mailedInviteExpiresAt ?? '') - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(24)
    // Anybody can ask: nothing has changed for the member.
    expect((await tropa.call('GET /api/todo', { token: session })).status).toBe(200)
    expect(await logIn('mia', password)).toBe(200)

    expect(await accept(token)).toBe(200)
    expect(await accept(token)).toBe(404)
    expect(await logIn('mia', 'brand new horse')).toBe(200)
    expect((await tropa.call('GET /api/todo', { token: session })).status).toBe(401)
  })

  it('is answered in the same words, before anything is looked up', async () => {
    await newMember('timed')
    const { db } = tropa.payload
    const find = db.findOne.bind(db)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const spy = vi.spyOn(db, 'findOne').mockImplementation(async (args) => {
      await held
      return find(args)
    })
    const responses = [await ask('timed'), await ask('no-such-member')]
    spy.mockRestore()
    const next = mail.next('timed@example.com')
    release()
    await next
    expect(responses[0]?.body).toEqual(responses[1]?.body)
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
  })

  it('sends no mail to an unconfirmed address, to a blocked member and to nobody', async () => {
    await newMember('unconfirmed', false)
    const blocked = await newMember('blocked')
    await changeMember(tropa.payload, blocked, { blocked: true })
    await newMember('after')
    const before = mail.received.length
    for (const name of ['unconfirmed', 'blocked', 'ben', 'nobody-at-all']) {
      expect((await ask(name)).status).toBe(200)
    }
    await tokenFor('after')
    expect(mail.received.slice(before).map(({ to }) => to)).toEqual([['after@example.com']])
  })

  it.each([
    ['its member is blocked', { blocked: true }],
    ['the password is changed', { password: 'another horse' }],
    ['the address is changed', { email: 'other@example.com' }],
  ])('has a link that is invalid once %s', async (_when, data) => {
    const username = `ends-by-${Object.keys(data).join('')}`
    const id = await newMember(username)
    const token = await tokenFor(username)
    await changeMember(tropa.payload, id, data)
    await changeMember(tropa.payload, id, { blocked: false })
    expect(await accept(token)).toBe(404)
  })

  it('has a link that ends with its member, and with the next link', async () => {
    const id = await newMember('twice')
    const first = await tokenFor('twice')
    await letLinkAge(id)
    const second = await tokenFor('twice')
    expect(await accept(first)).toBe(404)
    await deleteMember(tropa.payload, id)
    expect(await accept(second)).toBe(404)
  })

  it('is not sent again while the last link is young, which keeps working', async () => {
    await newMember('young')
    const token = await tokenFor('young')
    expect(await mailedTo('young', () => Promise.all([ask('young'), ask('young')]))).toBe(0)
    expect(await accept(token)).toBe(200)
  })

  it('gets one link for simultaneous requests', async () => {
    await newMember('crowd')
    const requests = () => Promise.all([ask('crowd'), ask('crowd'), ask('crowd')])
    expect(await mailedTo('crowd', requests)).toBe(1)
  })

  it('leaves the links of an admin’s reset as they are', async () => {
    const id = await newMember('reset')
    const token = await signIn(tropa.call, 'ada')
    const next = mail.next('reset@example.com')
    const { body } = await tropa.call(`POST /api/members/${id}/invite`, { token })
    const mailed = tokenIn(await next)
    const handedOver = new URL(body.invite.link).hash.slice(1)
    expect(handedOver).not.toBe(mailed)
    expect(await mailedTo('reset', () => ask('reset'))).toBe(0)
    for (const invite of [handedOver, mailed]) {
      expect((await tropa.call('POST /invite/read', { body: { token: invite } })).status).toBe(200)
    }
    expect(await accept(mailed)).toBe(200)
    expect(await accept(handedOver)).toBe(404)
  })

  it('is in the audit trail without the link', async () => {
    await newMember('told')
    const token = await tokenFor('told')
    const docs = await auditEntries(tropa.payload, {
      and: [{ rowTitle: { equals: 'told' } }, { action: { equals: 'reset-link' } }],
    })
    expect(docs).toMatchObject([{ actor: 'server', address: '127.0.0.1', fields: '' }])
    expect(JSON.stringify(docs)).not.toContain(token)
  })

  it('is asked for by our own pages only, with a username', async () => {
    const elsewhere = { origin: 'https://elsewhere.example' }
    expect((await ask('mia', elsewhere)).status).toBe(403)
    for (const username of ['', 'x'.repeat(65), 7, undefined]) {
      expect((await ask(username)).status).toBe(400)
    }
  })
})
