import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'

const tropa = booted()

const put = (email: unknown, token?: string) =>
  tropa.call('PUT /api/user/contact', { ...(token && { token }), body: { email } })

describe('without SMTP_URL', () => {
  it('refuses an address before looking at it, and takes one away', async () => {
    const token = await signIn(tropa.call, 'ben')
    for (const email of ['ben@example.com', 'nonsense', 7]) {
      const { status, body } = await put(email, token)
      expect([status, body]).toEqual([
        400,
        { message: 'This server sends no mail. Set SMTP_URL to send reminders.' },
      ])
    }
    const { status, body } = await put(null, token)
    expect([status, body]).toEqual([200, { email: null, pending: null, confirmed: false }])
    expect((await put('nonsense')).status).toBe(401)
  })

  it('lets nobody ask for the link of a forgotten password', async () => {
    const { status } = await tropa.call('POST /api/user/forgot-password', {
      body: { username: 'ben' },
    })
    const { body } = await tropa.call('GET /api/user/forgot-password')
    expect([status, body]).toEqual([404, { isOffered: false }])
  })
})
