import { tooManyMails } from '@tropa/contract/mail/mails'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { signIn, storedMember } from '../../testing/fixtures'
import { startSilentServer } from '../../testing/silent-server'

let tropa: Booted
let silent: Awaited<ReturnType<typeof startSilentServer>>

beforeAll(async () => {
  silent = await startSilentServer()
  tropa = await boot({ SMTP_URL: silent.url, RATE_LIMIT: 'off' })
})
afterAll(async () => {
  await tropa.stop()
  silent.stop()
})

const pendingOf = async (username: string) => {
  const member = await storedMember(tropa.payload, username)
  return [member.pendingEmail, member.pendingEmailHash, member.pendingEmailExpiresAt]
}

it('refuses an address whose mail is not taken, and keeps what was before', async () => {
  const [first, second] = [await signIn(tropa.call, 'ben'), await signIn(tropa.call, 'ada')]
  const put = (token: string, email: string) =>
    tropa.call('PUT /api/user/contact', { token, body: { email } })
  expect((await put(first, 'first@example.com')).status).toBe(200)
  const before = await pendingOf('ben')
  for (let sent = 0; sent < 100; sent++) {
    await tropa.payload.sendEmail({ to: 'x@example.com', subject: 'Hello', text: 'Hello.' })
  }
  for (const token of [first, second]) {
    const { status, body } = await put(token, 'second@example.com')
    expect([status, body]).toEqual([503, { message: tooManyMails }])
  }
  expect(await pendingOf('ben')).toEqual(before)
  const { body } = await tropa.call('GET /api/user/contact', { token: second })
  expect(body).toEqual({ email: null, pending: null, confirmed: false })
})
