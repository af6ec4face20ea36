import { QueryError } from 'payload'
import { describe, expect, it } from 'vitest'
import { bootedWithMail } from '../../testing/boot'
import {
  changeMember,
  createMember,
  auditEntries,
  setMember,
  signIn,
  storedMember,
} from '../../testing/fixtures'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com' })

const newMember = async (username: string) => {
  const { id } = await createMember(tropa.payload, username)
  return { id, username, token: await signIn(tropa.call, username) }
}
type Signed = Awaited<ReturnType<typeof newMember>>

const read = async ({ token }: Signed) =>
  (await tropa.call('GET /api/user/contact', { token })).body
const put = ({ token }: Signed, email: unknown, headers = {}) =>
  tropa.call('PUT /api/user/contact', { token, body: { email }, headers })
const confirm = async (token: string) =>
  (await tropa.call('POST /api/user/contact/confirm', { body: { token } })).status
const tokenIn = (text: string) => /\/confirm#([\w-]{43})$/m.exec(text)?.[1] ?? ''

/** Asks for an address and returns the token that was mailed to it. */
const ask = async (member: Signed, email: string) => {
  const next = mail.next(email.toLowerCase())
  expect((await put(member, email)).status).toBe(200)
  return tokenIn((await next).body)
}

const stored = ({ username }: Signed) => storedMember(tropa.payload, username)

describe('a member’s e-mail address', () => {
  it('is the new one once the mailed link was followed, which works once', async () => {
    const mia = await newMember('mia')
    expect(await read(mia)).toEqual({ email: null, pending: null, confirmed: false })
    const next = mail.next('mia@example.com')
    const { status, body } = await put(mia, 'Mia@example.com', { host: 'evil.example' })
    expect([status, body]).toEqual([
      200,
      { email: null, pending: 'mia@example.com', confirmed: false },
    ])
    const received = await next
    expect([received.from, received.to]).toEqual(['site@example.com', ['mia@example.com']])
    expect(received.header).toMatch(/^Auto-Submitted: auto-generated$/m)
    expect(received.body).toContain(`${tropa.env.publicUrl}/confirm#`)
    expect(received.body).toContain('You get this mail because')
    const token = tokenIn(received.body)
    const { pendingEmailHash, pendingEmailExpiresAt } = await stored(mia)
    expect(pendingEmailHash).not.toContain(token)
    const hours = (Date.parse(pendingEmailExpiresAt ?? '') - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23.9)
    expect(hours).toBeLessThanOrEqual(24)

    const attempts = await Promise.all([confirm(token), confirm(token)])
    expect(attempts.sort()).toEqual([200, 404])
    expect(await read(mia)).toEqual({ email: 'mia@example.com', pending: null, confirmed: true })
    expect(await confirm(token)).toBe(404)
  })

  it('stays the old one until then, and an earlier link is invalid', async () => {
    const ana = await newMember('ana')
    await confirm(await ask(ana, 'ana@example.com'))
    const first = await ask(ana, 'first@example.com')
    const second = await ask(ana, 'second@example.com')
    const present = { email: 'ana@example.com', confirmed: true }
    expect(await read(ana)).toEqual({ ...present, pending: 'second@example.com' })
    expect(await confirm(first)).toBe(404)
    const next = mail.next('ana@example.com')
    expect(await confirm(second)).toBe(200)
    // The old address is told.
    const told = await next
    expect([told.to, told.body]).toEqual([
      ['ana@example.com'],
      expect.stringContaining('Another e-mail address has taken the place of this one'),
    ])
    expect(await read(ana)).toMatchObject({ email: 'second@example.com', pending: null })
  })

  it('can be that of two members, so that nobody learns of another one’s', async () => {
    const [one, two] = [await newMember('one'), await newMember('two')]
    for (const member of [one, two]) await confirm(await ask(member, 'both@example.com'))
    expect([await read(one), await read(two)]).toMatchObject([
      { email: 'both@example.com', confirmed: true },
      { email: 'both@example.com', confirmed: true },
    ])
  })

  it('needs no second confirmation, and entering it drops one that waits', async () => {
    const cy = await newMember('cy')
    await confirm(await ask(cy, 'cy@example.com'))
    const waiting = await ask(cy, 'other@example.com')
    const before = mail.received.length
    expect((await put(cy, 'cy@example.com')).body).toMatchObject({ pending: null, confirmed: true })
    expect(await confirm(waiting)).toBe(404)
    expect(mail.received).toHaveLength(before)
  })

  it('can be removed, and so can one that waits; the address is told', async () => {
    const liz = await newMember('liz')
    const waiting = await ask(liz, 'never@example.com')
    const nothing = { email: null, pending: null, confirmed: false }
    expect((await put(liz, null)).body).toEqual(nothing)
    expect(await confirm(waiting)).toBe(404)
    await confirm(await ask(liz, 'liz@example.com'))
    const next = mail.next('liz@example.com')
    expect((await put(liz, null)).body).toEqual(nothing)
    const told = await next
    expect([told.to, told.body]).toEqual([
      ['liz@example.com'],
      expect.stringContaining('This e-mail address was removed from your profile'),
    ])
  })

  it('is invalid after 24 hours', async () => {
    const late = await newMember('late')
    const token = await ask(late, 'late@example.com')
    const pendingEmailExpiresAt = new Date(Date.now() - 1000).toISOString()
    await setMember(tropa.payload, late.id, { pendingEmailExpiresAt })
    expect((await read(late)).pending).toBeNull()
    expect(await confirm(token)).toBe(404)
  })

  it.each([
    ['is blocked', { blocked: true }],
    ['gets another password', { password: 'another horse' }],
  ])('that waits is dropped when its member %s', async (_when, data) => {
    const member = await newMember(`dropped${Object.keys(data).join('')}`)
    const token = await ask(member, 'waits@example.com')
    await changeMember(tropa.payload, member.id, data)
    await changeMember(tropa.payload, member.id, { blocked: false })
    expect(await confirm(token)).toBe(404)
    expect((await stored(member)).pendingEmail ?? null).toBeNull()
  })

  it('is in the audit trail by its name only', async () => {
    const tess = await newMember('tess')
    const token = await ask(tess, 'tess@example.com')
    await confirm(token)
    await put(tess, null)
    const docs = await auditEntries(tropa.payload, { rowTitle: { equals: 'tess' } })
    const told = docs.map(({ actor, action, fields }) => [actor, action, fields].join(' '))
    expect(told.filter((line) => line.endsWith('email'))).toEqual([
      'tess update email',
      'tess update email',
    ])
    const all = await auditEntries(tropa.payload, {})
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`@example\\.com|${token}`))
  })

  it('cannot filter or sort a panel list', async () => {
    const admin = await signIn(tropa.call, 'ada')
    for (const name of [
      'email',
      'emailConfirmed',
      'emailTrusted',
      'pendingEmail',
      'pendingEmailHash',
      'pendingEmailExpiresAt',
      'inviteHash',
      'inviteExpiresAt',
      'mailedInviteHash',
      'mailedInviteExpiresAt',
    ]) {
      for (const path of [
        `members?sort=${name}`,
        `members?sort=-${name}&showHiddenFields=true`,
        `members?where[${name}][exists]=true`,
        `members?where[or][0][and][0][${name}][exists]=true&showHiddenFields=true`,
        `inquiries?where[assignee.${name}][exists]=true`,
        `inquiries?sort=status,-assignee.${name}`,
        `inquiries?sort=assignee__${name}`,
        `inquiries?sort=status&sort=assignee.${name}`,
        `inquiries?[sort]=assignee.${name}`,
        `payload-locked-documents?where[user.${name}][exists]=true`,
        `payload-preferences?where[user.value.${name}][exists]=true`,
      ]) {
        const { status } = await tropa.call(`GET /cms/api/${path}`, { token: admin })
        expect([path, status]).toEqual([path, 400])
      }
    }
  })

  it.each(['assignee.email', '-assignee.hash', 'status,assignee__sessions.createdAt'])(
    'is no order of a list, neither in the panel’s pages nor in its REST API: %s',
    async (sort) => {
      const user = { ...(await storedMember(tropa.payload, 'ada')), collection: 'members' as const }
      const options = { collection: 'inquiries', overrideAccess: false, user } as const
      await expect(tropa.payload.find({ ...options, sort })).rejects.toThrow(QueryError)
      await expect(tropa.payload.find({ ...options, sort: sort.split(',') })).rejects.toThrow(
        QueryError,
      )
      const { status } = await tropa.call(`GET /cms/api/inquiries?sort=${sort}`, {
        token: await signIn(tropa.call, 'ada'),
      })
      expect(status).toBe(400)
    },
  )

  it.each([
    ['application/x-www-form-urlencoded', 'so\nrt=assignee.email'],
    ['application/json', '{"locale":"en&sort=assignee.email"}'],
  ])('sorts no list of the panel by a long query sent as %s', async (type, body) => {
    const token = await signIn(tropa.call, 'ada')
    const headers = { 'content-type': type, 'x-http-method-override': 'GET' }
    const { status } = await tropa.call('POST /cms/api/inquiries', { token, body, headers })
    expect(status).toBe(400)
  })
})
