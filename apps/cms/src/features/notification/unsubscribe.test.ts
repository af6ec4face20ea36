import { notificationMessages } from '@tropa/contract/notification/notifications'
import { paths } from '@tropa/contract/pages'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { bootedWithMail } from '../../testing/boot'
import { createMember, newMeeting, setMember, storedMember } from '../../testing/fixtures'
import { readNotifications } from './notifications'
import { unsubscribeLink } from './unsubscribe'
import { queueDayMails } from './day-mails'

const { tropa, mail } = bootedWithMail({ MAIL_FROM: 'site@example.com', RATE_LIMIT: 'off' })
let address = ''
let mailed = { header: '', body: '' }

const addressOf = (username: string) => ({ email: `${username}@example.com`, emailConfirmed: true })

beforeAll(async () => {
  const { payload } = tropa
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-04T02:00:00Z') })
  const { id: carla } = await createMember(payload, 'carla')
  await setMember(payload, carla, { ...addressOf('carla'), mailReminders: false })
  await setMember(payload, (await storedMember(payload, 'ben')).id, addressOf('ben'))
  const startsAt = '2026-03-05T08:00:00.000Z'
  const data = { ...newMeeting(), title: 'Stand-up', startsAt, assignees: ['Everyone'] }
  await payload.create({ collection: 'meetings', data })
  const next = mail.next('ben@example.com')
  await queueDayMails(payload, new Date())
  mailed = await next
  const link = /List-Unsubscribe: <([^>]+)>/.exec(mailed.header)?.[1] ?? ''
  address = link.replace(tropa.env.publicUrl, tropa.origin)
})
afterAll(() => void vi.useRealTimers())

const chosen = async (username = 'ben') =>
  readNotifications(await storedMember(tropa.payload, username))

const allAsAtFirst = { news: true, reminders: true, summary: false }

const press = (to: string, body: string | FormData = 'List-Unsubscribe=One-Click') =>
  fetch(to, {
    method: 'POST',
    redirect: 'manual',
    ...(typeof body === 'string' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    body,
  })

describe('the link of a mail that comes by itself', () => {
  it('stands in two headers, as RFC 8058 asks, and at the end of the text', () => {
    expect(mailed.header).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mailed.header).toContain('Auto-Submitted: auto-generated')
    expect(mailed.body).toContain(address.replace(tropa.origin, tropa.env.publicUrl))
    expect(address.startsWith(`${tropa.origin}${paths.unsubscribe}?kind=reminders&key=`)).toBe(true)
  })

  it('changes nothing when it is read', async () => {
    for (const method of ['GET', 'HEAD']) await fetch(address, { method })
    expect(await chosen()).toEqual(allAsAtFirst)
  })

  it('works for no other member, no other kind and no other address', async () => {
    const [ben, carla] = await Promise.all(
      ['ben', 'carla'].map((name) => storedMember(tropa.payload, name)),
    )
    if (!ben || !carla) throw new Error('There are no such members.')
    const elsewhere = { ...ben, email: 'former@example.com' }
    const { origin, env, payload } = tropa
    const former = unsubscribeLink(payload, 'reminders', elsewhere).replace(env.publicUrl, origin)
    const wrong = [
      address.replace('kind=reminders', 'kind=news'),
      address.replace('kind=reminders', 'kind=nothing'),
      address.replace(ben.id, carla.id),
      address.replace(ben.id, '0'.repeat(24)),
      address.replace(/.{43}$/, 'k'.repeat(43)),
      `${origin}${paths.unsubscribe}`,
      former,
    ]
    for (const each of wrong) {
      const response = await press(each)
      expect([response.status, await response.text()]).toEqual([404, notificationMessages.noLink])
    }
    expect(await chosen()).toEqual(allAsAtFirst)
    expect(await chosen('carla')).toEqual({ ...allAsAtFirst, reminders: false })
  })

  it('switches its kind off for a mail program, which is not redirected, once and again', async () => {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    for (const body of ['List-Unsubscribe=One-Click', form]) {
      const response = await press(address, body)
      expect([response.status, await response.text()]).toEqual([200, notificationMessages.off])
      expect(await chosen()).toEqual({ ...allAsAtFirst, reminders: false })
    }
  })

  it('leads on from its page, also with a bracket that a mail program has added', async () => {
    await setMember(tropa.payload, (await storedMember(tropa.payload, 'ben')).id, {
      mailReminders: true,
    })
    const response = await press(`${address})`, 'page=yes')
    expect([response.status, response.headers.get('location')]).toEqual([303, paths.unsubscribed])
    expect(await chosen()).toEqual({ ...allAsAtFirst, reminders: false })
  })
})
