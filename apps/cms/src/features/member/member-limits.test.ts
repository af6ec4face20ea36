import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember, password, signIn } from '../../testing/fixtures'

describe('rate limits of a member', () => {
  const tropa = booted()
  let token: string

  beforeAll(async () => {
    await createMember(tropa.payload, 'limited')
    token = await signIn(tropa.call, 'limited')
  })

  it('refuse the eleventh wrong current password, and then the right one', async () => {
    const change = (currentPassword: string) =>
      tropa.call('POST /api/user/change-password', {
        token,
        body: { currentPassword, newPassword: password },
      })
    const attempts = await Promise.all(Array.from({ length: 11 }, () => change('wrong password')))
    const statuses = attempts.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
    expect((await change(password)).status).toBe(429)
  })

  it('refuse the 61st entry of the activity log', async () => {
    const record = () =>
      tropa.call('POST /api/activitylog', {
        token,
        body: { action: 'LOGIN', description: 'Signed in' },
      })
    const statuses = await Promise.all(Array.from({ length: 61 }, record))
    expect(statuses.filter(({ status }) => status === 201)).toHaveLength(60)
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1)
  })

  it('refuse the 31st login', async () => {
    await createMember(tropa.payload, 'busy')
    const logIn = () => tropa.call('POST /api/user/login', { body: { username: 'busy', password } })
    for (let count = 0; count < 30; count++) expect((await logIn()).status).toBe(200)
    const refused = await logIn()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })
})
