import { startMailServer, type MailServer } from '@tropa/harness/mail-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { newInquiry } from '../../testing/fixtures'
import { startSilentServer } from '../../testing/silent-server'

const addresses = { MAIL_FROM: 'site@example.com', MAIL_TO: 'team@example.com' }

const send = (override?: Record<string, unknown>) =>
  tropa.call('POST /api/contact', { body: newInquiry(override) })

let tropa: Booted
let server: MailServer

beforeAll(async () => {
  server = await startMailServer()
  tropa = await boot({ SMTP_URL: server.url, ...addresses, RATE_LIMIT: 'off' })
})
afterAll(() => tropa.stop())

describe('inquiry notice', () => {
  it('is mailed to the team with the visitor as the reply address', async () => {
    const next = server.next()
    expect((await send()).status).toBe(201)
    const { from, to, header, body } = await next
    expect([from, to]).toEqual(['site@example.com', ['team@example.com']])
    expect(header).toMatch(/^Subject: New inquiry from Maria: Feedback$/m)
    expect(header).toMatch(/^Reply-To: Maria <maria@example.com>$/m)
    expect(body).toContain('Hello there.')
    expect(body).toContain(`${tropa.env.publicUrl}/login?return=/admin/inquiry`)
  })

  it('does not let a visitor’s name add headers or recipients', async () => {
    const next = server.next()
    const name = 'Eve\r\nBcc: victim@example.com\r\n\r\nHi <x@example.com>,'
    expect((await send({ name })).status).toBe(201)
    const { to, header } = await next
    expect(to).toEqual(['team@example.com'])
    expect(header).not.toMatch(/^Bcc:/m)
    expect(header.match(/^Reply-To: .*$/m)?.[0]).toContain('<maria@example.com>')
  })

  it('is not mailed when the inquiry is spam', async () => {
    const before = server.received.length
    const next = server.next()
    await send({ name: 'Robot', website: 'x' })
    await send({ name: 'After' })
    expect((await next).header).toContain('After')
    expect(server.received).toHaveLength(before + 1)
  })

  it('does not delay or fail the inquiry when the mail server is down or hangs', async () => {
    await server.stop()
    expect((await send()).status).toBe(201)
    expect((await tropa.call('GET /api/health')).status).toBe(200)

    const silent = await startSilentServer(Number(new URL(server.url).port))
    const connected = silent.connected()
    expect((await send()).status).toBe(201)
    await connected
    silent.stop()
  })
})
