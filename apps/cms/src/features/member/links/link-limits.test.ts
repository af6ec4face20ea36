import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../../testing/boot'
import { createMember, signIn } from '../../../testing/fixtures'
import { startMailServer, type MailServer } from '../../../testing/mail-server'

let tropa: Booted
let mail: MailServer

beforeAll(async () => {
  mail = await startMailServer()
  tropa = await boot({ SMTP_URL: mail.url })
})
afterAll(async () => {
  await tropa.stop()
  await mail.stop()
})

/** The statuses of calls, one after the other. */
const inTurn = async (calls: (() => Promise<{ status: number }>)[]) => {
  const statuses: number[] = []
  for (const call of calls) statuses.push((await call()).status)
  return statuses
}

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_value, index) => make(index))

const put = (token: string, email: string) =>
  tropa.call('PUT /api/user/contact', { token, body: { email } })
const confirm = (token: string) => tropa.call('POST /api/user/contact/confirm', { body: { token } })
const forgot = (username: string) =>
  tropa.call('POST /cms/api/members/forgot-password', { body: { username } })

describe('the limits of mailed links', () => {
  it('refuse a member’s eleventh mail that confirms an address', async () => {
    await createMember(tropa.payload, 'eager')
    const token = await signIn(tropa.call, 'eager')
    const calls = times(11, (index) => () => put(token, `eager${index}@example.com`))
    expect(await inTurn(calls)).toEqual([...times(10, () => 200), 429])
  })

  it('refuse everything after ten worthless tokens, and then the right one too', async () => {
    await createMember(tropa.payload, 'right')
    const next = mail.next()
    await put(await signIn(tropa.call, 'right'), 'right@example.com')
    const right = /\/confirm#([\w-]{43})$/m.exec((await next).body)?.[1] ?? ''
    const worthless = times(10, (index) => () => confirm(`worthless ${index}`))
    const statuses = await inTurn([...worthless, () => confirm(right)])
    expect(statuses).toEqual([...times(10, () => 404), 429])
  })

  it('are the same for a forgotten password whether there is such a member or not', async () => {
    for (const name of ['ben', 'nobody-at-all']) {
      expect(await inTurn(times(4, () => () => forgot(name)))).toEqual([200, 200, 200, 429])
    }
    const others = times(3, (index) => () => forgot(`name${index}`))
    expect(await inTurn(others)).toEqual([200, 200, 429])
  })
})
