import { membersMessages } from '@tropa/contract/member/members'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { booted } from '../../testing/boot'
import { createMember, signIn } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })

const message = membersMessages.lastAdmin

describe('two admins who act on each other at the same moment', () => {
  let round = 0
  let pair: { id: string; token: string }[]

  beforeEach(async () => {
    round += 1
    const names = [`first${round}`, `second${round}`]
    const created = await Promise.all(
      names.map((name) => createMember(tropa.payload, name, 'admin')),
    )
    const tokens = await Promise.all(names.map((name) => signIn(tropa.call, name)))
    pair = created.map((member, index) => ({ id: member.id, token: tokens[index] ?? '' }))
    // Only these two can sign in: an admin who has not used the link yet cannot.
    const [{ token } = { token: '' }] = pair
    const body = { username: `guest${round}`, userType: 'admin', isEditor: false, teams: [] }
    await tropa.call('POST /api/members', { token, body })
    await tropa.payload.db.updateMany({
      collection: 'members',
      where: { username: { not_in: [...names, `guest${round}`] } },
      data: { userType: 'user' },
    })
  })

  afterEach(() => {
    vi.restoreAllMocks()
  })

  /** Lets neither write before the sessions of both are checked. */
  const holdFirst = () => {
    const { db } = tropa.payload
    const begin = db.beginTransaction.bind(db)
    let count = 0
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    vi.spyOn(db, 'beginTransaction').mockImplementation(async (...options) => {
      count += 1
      if (count === 2) release()
      await released
      return begin(...options)
    })
  }

  it.each([
    ['PATCH', '', { userType: 'user' }],
    ['PATCH', '', { blocked: true }],
    ['POST', '/invite', undefined],
    ['DELETE', '', undefined],
  ])('leave one who can sign in: %s%s %j', async (method, path, body) => {
    const [first, second] = pair
    if (!first || !second) throw new Error('There are two.')
    const act = (token: string, on: string) =>
      tropa.call(`${method} /api/members/${on}${path}`, { token, body })
    holdFirst()
    const responses = await Promise.all([act(first.token, second.id), act(second.token, first.id)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(responses.find(({ status }) => status === 409)?.body).toEqual({ message })
  })
})
