import { membersMessages } from '@tropa/contract/member/members'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { createMember, password } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const create = (override: { username: string }) => {
  const body = { userType: 'user', isEditor: false, teams: [], ...override }
  return tropa.call('POST /api/members', { token: tokens.ada, body })
}
const change = (id: string, body: object) =>
  tropa.call(`PATCH /api/members/${id}`, { token: tokens.ada, body })

describe('a username', () => {
  it('is refused if it looks like another one or has invisible characters', async () => {
    const { id } = await createMember(tropa.payload, 'rosa cruz')
    for (const username of ['ｂｅｎ', ' Rosa\u00a0Cruz', 'rosa  cruz']) {
      const { status, body } = await create({ username })
      expect([status, body.errors]).toEqual([400, { username: membersMessages.taken }])
    }
    for (const username of ['pia\u200b', '\u202apia\u202c', '\u2060pia', 'pi\u00ada']) {
      const { status, body } = await create({ username })
      expect([status, body.errors]).toEqual([400, { username: membersMessages.unseen }])
    }
    expect((await change(id, { username: 'rosa\u3000cruz' })).status).toBe(200)
  })

  it('that two members already share signs both in, and tells the admins', async () => {
    const pasted = 'lea\u200b'
    const nameAsBefore = async (username: string) => {
      const { id } = await createMember(tropa.payload, `of ${Math.random()}`)
      const data = { username, userType: 'user' } as const
      await tropa.payload.db.updateOne({ collection: 'members', id, data })
      return id
    }
    const id = await nameAsBefore(pasted)
    const signIn = async (username: string) =>
      (await tropa.call('POST /api/user/login', { body: { username, password } })).body.result
        .username
    expect(await signIn(' Lea ')).toBe(pasted)
    await nameAsBefore('lea')
    expect([await signIn('lea'), await signIn(pasted)]).toEqual(['lea', pasted])
    const { body } = await tropa.call('GET /api/attention', { token: tokens.ada })
    expect(body.map(({ text }) => text)).toContain(
      'Two members are called lea. Rename one of them.',
    )
    expect((await change(id, { username: pasted, isEditor: true })).status).toBe(200)
    expect((await change(id, { username: 'lea cruz' })).status).toBe(200)
  })
})
