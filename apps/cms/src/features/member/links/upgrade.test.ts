import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSqlite, requireMongodb, requireSqlite } from '../../../database/engine'
import { migrations } from '../../../database/migrations'
import type { Member } from '../../../payload/payload-types'
import { slugs } from '../../../payload/slugs'
import { boot, type Booted } from '../../../testing/boot'
import { startMailServer, type MailServer } from '../../../testing/mail-server'
import { createInvite } from '../invite/invite'

let tropa: Booted
let mail: MailServer
let link = ''

const newFields = [
  'emailConfirmed',
  'emailTrusted',
  'pendingEmail',
  'pendingEmailHash',
  'pendingEmailExpiresAt',
  'pendingEmailTrusted',
  'mailedInviteHash',
  'mailedInviteExpiresAt',
]

const sinceMemberEmail = migrations.slice(
  migrations.findIndex(({ name }) => name.endsWith('_member_email')),
)

/** Makes the database one of before addresses were confirmed, and upgrades it. */
const upgrade = async ({ db }: Booted['payload']) => {
  if (!isSqlite(db)) {
    const $unset = Object.fromEntries(newFields.map((name) => [name, '']))
    await requireMongodb(db).collections[slugs.members]?.collection.updateMany({}, { $unset })
    return
  }
  const args = { db: requireSqlite(db).drizzle } as Parameters<
    (typeof sinceMemberEmail)[0]['up']
  >[0]
  for (const { down } of sinceMemberEmail.toReversed()) await down(args)
  for (const { up } of sinceMemberEmail) await up(args)
}

beforeAll(async () => {
  mail = await startMailServer()
  tropa = await boot({ SMTP_URL: mail.url, RATE_LIMIT: 'off' })
  const invite = createInvite(tropa.env.publicUrl, false)
  link = invite.link
  await tropa.payload.db.updateOne({
    collection: slugs.members,
    where: { username: { equals: 'ben' } },
    data: { ...invite.stored, email: 'ben@example.com' },
  })
  await upgrade(tropa.payload)
})
afterAll(async () => {
  await tropa.stop()
  await mail.stop()
})

const forget = (username: string) =>
  tropa.call('POST /cms/api/members/forgot-password', { body: { username } })

describe('a member of before addresses were confirmed', () => {
  it('keeps an invite, which confirms no address, and has an address to confirm', async () => {
    const body = { token: new URL(link).hash.slice(1), newPassword: 'brand new horse' }
    const accepted = await tropa.call('POST /invite/accept', { body })
    expect(accepted.status).toBe(200)
    const token = String(accepted.body.token)
    const read = () => tropa.call('GET /api/user/contact', { token })
    const before = { email: 'ben@example.com', pending: null, confirmed: false }
    expect((await read()).body).toEqual(before)

    await forget('ben')
    const confirmation = mail.next()
    await tropa.call('PUT /api/user/contact', { token, body: { email: 'ben@example.com' } })
    const received = await confirmation
    expect([received.to, mail.received.length]).toEqual([['ben@example.com'], 1])
    const mailed = /\/confirm#([\w-]{43})$/m.exec(received.body)?.[1] ?? ''
    await tropa.call('POST /api/user/contact/confirm', { body: { token: mailed } })
    expect((await read()).body).toEqual({ ...before, confirmed: true })

    const reset = mail.next()
    await forget('ben')
    expect((await reset).to).toEqual(['ben@example.com'])
  })

  it('changes like others', async () => {
    const where = { username: { equals: 'ada' } }
    await tropa.payload.update({ collection: slugs.members, where, data: { teams: ['Dev Team'] } })
    const ada = await tropa.payload.db.findOne<Member>({ collection: slugs.members, where })
    expect(ada?.teams).toEqual(['Dev Team'])
  })
})
