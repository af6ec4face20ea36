import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { addressAndLinks, createMember, setMember } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

const list = async () => {
  const { status, body } = await tropa.call('GET /api/members', { token: tokens.ada })
  expect(status).toBe(200)
  return body
}

const plain = {
  name: null,
  isEditor: false,
  blocked: false,
  hasSecondFactor: false,
  invited: false,
  left: false,
}

describe('GET /api/members', () => {
  it('lists every member by username, with their rights, teams and state and nothing else', async () => {
    const kim = await createMember(tropa.payload, 'Kim', 'user', {
      isEditor: true,
      teams: ['heads', 'design-team'],
    })
    await setMember(tropa.payload, kim.id, {
      ...addressAndLinks,
      name: 'Kim Cruz',
      blocked: true,
      secondFactor: true,
      inviteExpiresAt: null,
    })
    const { docs } = await tropa.payload.find({ collection: 'members', sort: 'username' })
    const [ada, ben] = docs
    expect(await list()).toEqual([
      { _id: ada?.id, username: 'ada', userType: 'admin', role: ['Heads'], ...plain },
      {
        _id: ben?.id,
        username: 'ben',
        userType: 'user',
        role: ['Dev Team', 'Docu Team'],
        ...plain,
      },
      {
        _id: kim.id,
        username: 'kim',
        name: 'Kim Cruz',
        userType: 'user',
        role: ['Heads', 'Design Team'],
        left: false,
        isEditor: true,
        blocked: true,
        hasSecondFactor: true,
        invited: false,
      },
    ])
  })

  it('says that a member is invited while the link of the invite works', async () => {
    const { id } = await createMember(tropa.payload, 'lara')
    const invite = async (inviteExpiresAt: string) => {
      const data = { inviteHash: 'the hash of an invite', inviteExpiresAt }
      await setMember(tropa.payload, id, data)
      return list()
    }
    const lara = { _id: id, username: 'lara', userType: 'user', role: [], ...plain }
    expect(await invite('2999-01-01T00:00:00.000Z')).toContainEqual({ ...lara, invited: true })
    expect(await invite('2026-01-01T00:00:00.000Z')).toContainEqual(lara)
  })
})
