import { describe, expect, it } from 'vitest'
import { createRateLimits } from '../../rpc/rate-limits'
import { bootedWithMail } from '../../testing/boot'
import { createMember, signIn } from '../../testing/fixtures'
import { mailResetLink } from './account'

const { tropa, mail } = bootedWithMail()

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
  tropa.call('POST /api/user/forgot-password', { body: { username } })

describe('the limits of mailed links', () => {
  it('refuse a member’s eleventh mail that confirms an address', async () => {
    await createMember(tropa.payload, 'eager')
    const token = await signIn(tropa.call, 'eager')
    const calls = times(11, (index) => () => put(token, `eager${index}@example.com`))
    expect(await inTurn(calls)).toEqual([...times(10, () => 200), 429])
  })

  it('refuse the eleventh mail to one address in a day, no matter who enters it', async () => {
    const calls = []
    for (let index = 0; index < 11; index++) {
      await createMember(tropa.payload, `crowd${index}`)
      const token = await signIn(tropa.call, `crowd${index}`)
      calls.push(() => put(token, index % 2 === 0 ? 'One@example.com' : 'one@example.com'))
    }
    expect(await inTurn(calls)).toEqual([...times(10, () => 200), 429])
  })

  it('refuse everything after ten invalid tokens at once, and then the right one too', async () => {
    await createMember(tropa.payload, 'right')
    const next = mail.next('right@example.com')
    await put(await signIn(tropa.call, 'right'), 'right@example.com')
    const right = /\/confirm#([\w-]{43})$/m.exec((await next).body)?.[1] ?? ''
    const responses = await Promise.all(times(15, (index) => confirm(`unknown ${index}`)))
    const statuses = responses.map(({ status }) => status).sort()
    expect(statuses).toEqual([...times(10, () => 404), ...times(5, () => 429)])
    expect((await confirm(right)).status).toBe(429)
  })

  it('refuse the eleventh invalid calendar feed, and none that exists', async () => {
    await createMember(tropa.payload, 'subscriber')
    const token = await signIn(tropa.call, 'subscriber')
    const { url } = (await tropa.call('POST /api/user/feed', { token, body: {} })).body
    const read = (key: string) => fetch(`${tropa.origin}/calendar.ics?key=${key}`)
    const calls = times(11, (index) => () => read(`unknown-${index}`))
    expect(await inTurn(calls)).toEqual([...times(10, () => 404), 429])
    expect((await read(new URL(url).searchParams.get('key') ?? '')).status).toBe(200)
  })

  it('count a forgotten password whether there is such a member or not', async () => {
    const calls = times(11, (index) => () => forgot(index % 2 === 0 ? 'ben' : 'nobody-at-all'))
    expect(await inTurn(calls)).toEqual([...times(10, () => 200), 429])
  })

  it('let a member have ten links for a forgotten password in a day, and drop the others', async () => {
    const { payload, env } = tropa
    const { id } = await createMember(payload, 'flooded')
    const stored = { email: 'flooded@example.com', emailConfirmed: true, emailTrusted: true }
    const limits = await createRateLimits(payload, env)
    for (let asked = 0; asked < 12; asked++) {
      const data = { ...stored, mailedInviteHash: null, mailedInviteExpiresAt: null }
      await payload.db.updateOne({ collection: 'members', id, data })
      await mailResetLink({ payload, limits }, 'flooded')
    }
    const { totalDocs } = await payload.db.count({
      collection: 'audit-trail',
      where: { and: [{ rowTitle: { equals: 'flooded' } }, { action: { equals: 'reset-link' } }] },
    })
    expect(totalDocs).toBe(10)
  })
})
