import { attemptHeader } from '@tropa/contract/base/attempt'
import type { InviteLink } from '@tropa/contract/member/members'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Member } from '../../payload/payload-types'
import { bootedWithMail, signedIn } from '../../testing/boot'
import { createMember, setMember, storedMember } from '../../testing/fixtures'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const tokenIn = (text: unknown) => /\/invite#([\w-]{43})$/m.exec(String(text))?.[1] ?? ''
const use = (call: 'read' | 'accept', body: object) => tropa.call(`POST /invite/${call}`, { body })
const accept = async (token: string) =>
  (await use('accept', { token, newPassword: 'brand new horse' })).status

const stored = (username: string) => storedMember(tropa.payload, username)

const mailedFor = async (send: () => Promise<{ body: { invite: InviteLink } }>) => {
  const next = mail.next()
  const { body } = await send()
  const received = await next
  return { body, received, copied: tokenIn(body.invite.link), mailed: tokenIn(received.body) }
}

const invite = (username: string, email = `${username}@example.com`) => {
  const form = { username, userType: 'user', isEditor: false, teams: [] }
  const body = { ...form, email }
  return mailedFor(() => tropa.call('POST /api/members', { token: tokens.ada, body }))
}

const renew = (id: string) =>
  mailedFor(() => tropa.call(`POST /api/members/${id}/invite`, { token: tokens.ada }))

const createWithAddress = async (username: string, data: Partial<Member>) => {
  const { id } = await createMember(tropa.payload, username)
  const address = { email: `${username}@example.com`, ...data }
  await setMember(tropa.payload, id, address)
  return id
}

describe('an invite with an e-mail address', () => {
  it('is mailed with a link of its own, which confirms the address', async () => {
    const { body, received, copied, mailed } = await invite('post')
    expect(body.invite.isMailed).toBe(true)
    expect([received.from, received.to]).toEqual(['site@example.com', ['post@example.com']])
    expect(received.header).toMatch(/^Auto-Submitted: auto-generated$/m)
    const { name } = (await tropa.call('GET /api/site')).body
    expect(received.header).toContain(`Subject: Join ${name}`)
    expect(received.body).toContain(`@ada invites you to the members`)
    expect(received.body.trimEnd()).toMatch(new RegExp(`\n\n${name}\n${tropa.env.publicUrl}$`))
    expect(mailed).not.toBe(copied)
    const read = await Promise.all([copied, mailed].map((token) => use('read', { token })))
    expect(read.map(({ body: { username } }) => username)).toEqual(['post', 'post'])
    expect((await stored('post')).emailConfirmed).not.toBe(true)
    expect(await accept(mailed)).toBe(200)
    expect(await stored('post')).toMatchObject({ emailConfirmed: true, emailTrusted: true })
    expect(await accept(copied)).toBe(404)
  })

  it('in capitals goes to an address that stays confirmed when its member saves it again', async () => {
    const { mailed } = await invite('reyes', 'Ana.Reyes@School.example')
    const { body } = await use('accept', { token: mailed, newPassword: 'brand new horse' })
    const address = { email: 'Ana.Reyes@School.example' }
    const saved = await tropa.call('PUT /api/user/contact', {
      token: String(body.token),
      body: address,
    })
    expect(saved.body).toEqual({
      email: 'ana.reyes@school.example',
      pending: null,
      confirmed: true,
    })
  })

  it('confirms nothing with the link that the admin got: the address may be a stranger’s', async () => {
    const { copied, mailed } = await invite('typo')
    expect(await accept(copied)).toBe(200)
    expect((await stored('typo')).emailConfirmed).not.toBe(true)
    expect(await accept(mailed)).toBe(404)
  })

  it.each([1, 2])('can be used once by twenty attempts with %i of its links', async (links) => {
    const { copied, mailed } = await invite(`links${links}`)
    const tokens = [mailed, copied].slice(0, links)
    const attempts = Array.from({ length: 20 }, (_, index) => accept(tokens[index % links] ?? ''))
    const refused = Array.from({ length: 19 }, () => 404)
    expect((await Promise.all(attempts)).sort()).toEqual([200, ...refused])
  })

  it('keeps both links when the chosen password is refused', async () => {
    const { copied, mailed } = await invite('short')
    const refused = await use('accept', { token: mailed, newPassword: '12345' })
    expect(refused.status).toBe(400)
    expect((await use('read', { token: copied })).status).toBe(200)
    expect(await accept(mailed)).toBe(200)
  })

  it('is mailed again when it is renewed, and confirms the address then', async () => {
    const first = await invite('again')
    const { id } = await stored('again')
    const { received, copied, mailed } = await renew(id)
    expect(received.header).toContain('Subject: Join ')
    for (const token of [first.copied, first.mailed]) expect(await accept(token)).toBe(404)
    expect((await use('read', { token: copied })).status).toBe(200)
    expect(await accept(mailed)).toBe(200)
    expect((await stored('again')).emailConfirmed).toBe(true)
  })
})

describe('the same attempt again, whose answer was lost', () => {
  it.each([
    ['POST /api/members', { userType: 'user', isEditor: false, teams: [] }],
    ['POST /api/members/import', {}],
  ] as const)('renews the link of %s, and mails nobody twice', async (line, form) => {
    const username = line.replaceAll(/\W/g, '').toLowerCase()
    const row = { ...form, username, email: `${username}@example.com` }
    const body = line.endsWith('import') ? { rows: [row] } : row
    const headers = { [attemptHeader]: randomUUID() }
    const send = async () => {
      const answer = (await tropa.call(line, { token: tokens.ada, body, headers })).body
      const [made] = 'invites' in answer ? answer.invites : [answer.invite]
      return { body: { invite: made as InviteLink } }
    }
    const first = await mailedFor(send)
    const next = mail.next()
    const second = (await send()).body.invite
    expect(second.isMailed).toBe(true)
    await invite(`after-${username}`)
    expect((await next).to).toEqual([`after-${username}@example.com`])
    const states = [first.copied, tokenIn(second.link), first.mailed].map(
      async (token) => (await use('read', { token })).status,
    )
    expect(await Promise.all(states)).toEqual([404, 200, 200])
  })
})

describe('a reset of the password', () => {
  it('mails nothing to the address of an invite that nobody has confirmed: it may be a stranger’s', async () => {
    const { copied } = await invite('slip')
    expect(await accept(copied)).toBe(200)
    const { id } = await stored('slip')
    for (const attempt of ['first', 'second']) {
      const { body } = await tropa.call(`POST /api/members/${id}/invite`, { token: tokens.ada })
      expect([attempt, body.invite.isMailed]).toEqual([attempt, false])
      expect((await stored('slip')).mailedInviteHash ?? null).toBeNull()
    }
  })

  it('mails the link without naming the address to the admin', async () => {
    const id = await createWithAddress('pia', { emailConfirmed: true, emailTrusted: true })
    const { body, received } = await renew(id)
    expect(received.to).toEqual(['pia@example.com'])
    expect(received.header).toContain('Subject: Choose a new password')
    expect(received.body).toContain('@ada made a new link for you')
    expect(received.body).not.toContain('invites you')
    expect([body.invite.isMailed, JSON.stringify(body)]).toEqual([
      true,
      expect.not.stringContaining('pia@'),
    ])
  })

  it('mails nothing to a confirmed address that is not trusted', async () => {
    const id = await createWithAddress('taken', { emailConfirmed: true })
    const { body } = await tropa.call(`POST /api/members/${id}/invite`, { token: tokens.ada })
    expect(body.invite.isMailed).toBe(false)
    expect((await stored('taken')).mailedInviteHash ?? null).toBeNull()
    expect(await accept(tokenIn(body.invite.link))).toBe(200)
  })
})

it('A wrong token of any length is not found, and a blank one counts as missing', async () => {
  for (const token of ['x', 'x'.repeat(65), 'x'.repeat(5000)]) expect(await accept(token)).toBe(404)
  expect(await accept(' ')).toBe(400)
})
