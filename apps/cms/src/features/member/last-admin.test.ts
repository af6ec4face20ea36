import { membersMessages } from '@tropa/contract/account/members'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest'
import { openPayload } from '../../commands/archive/open-database'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { changeMember, createMember, deleteMember, signIn } from '../../testing/fixtures'

let tropa: Booted
let id: string

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  const { docs } = await tropa.payload.find({
    collection: slugs.members,
    where: { username: { equals: 'ada' } },
  })
  id = docs[0]?.id ?? ''
})
afterAll(() => tropa.stop())

const admins = async () => {
  const { totalDocs } = await tropa.payload.count({
    collection: slugs.members,
    where: { userType: { equals: 'admin' } },
  })
  return totalDocs
}

const message = membersMessages.lastAdmin

describe('the last admin', () => {
  it.each([{ userType: 'user' as const }, { blocked: true }])(
    'cannot be updated to %o in the panel',
    async (data) => {
      await expect(changeMember(tropa.payload, id, data)).rejects.toThrow(
        message,
      )
    },
  )

  it('cannot be deleted in the panel', async () => {
    await expect(deleteMember(tropa.payload, id)).rejects.toThrow(message)
  })

  it('can be demoted once there is another admin', async () => {
    const other = await createMember(tropa.payload, 'zoe', 'admin')
    const demoted = await changeMember(tropa.payload, id, { userType: 'user' })
    expect(demoted.userType).toBe('user')
    await expect(
      changeMember(tropa.payload, other.id, { userType: 'user' }),
    ).rejects.toThrow(message)
  })
})

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
      collection: slugs.members,
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

describe.runIf(inject('engine') === 'mongodb')('two instances', () => {
  it('cannot demote each other’s admin at the same moment', async () => {
    const { payload, env } = tropa
    const otherInstance = await openPayload(env, env.database)
    const { id: first } = await createMember(payload, 'first', 'admin')
    const { id: second } = await createMember(payload, 'second', 'admin')
    await payload.update({
      collection: slugs.members,
      where: { id: { not_in: [first, second] } },
      data: { userType: 'user' },
    })
    const demote = (on: typeof payload, id: string) =>
      on.update({ collection: slugs.members, id, data: { userType: 'user' } })
    for (let round = 0; round < 10; round++) {
      await Promise.allSettled([demote(payload, first), demote(otherInstance, second)])
      expect(await admins(), `round ${round}`).toBe(1)
      for (const id of [first, second]) {
        await changeMember(payload, id, { userType: 'admin' })
      }
    }
    await otherInstance.destroy()
  })
})
