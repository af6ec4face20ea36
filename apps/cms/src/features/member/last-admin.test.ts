import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openPayload } from '../../commands/archive/open-database'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { createMember } from '../../testing/fixtures'

let tropa: Booted
let id: string

beforeAll(async () => {
  tropa = await boot()
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

const message = 'This is the last admin. Make somebody else an admin first.'

describe('the last admin', () => {
  it.each([{ userType: 'user' as const }, { blocked: true }])(
    'cannot be updated to %o',
    async (data) => {
      await expect(tropa.payload.update({ collection: slugs.members, id, data })).rejects.toThrow(
        message,
      )
    },
  )

  it('cannot be deleted', async () => {
    await expect(tropa.payload.delete({ collection: slugs.members, id })).rejects.toThrow(message)
  })

  it('can be demoted once there is another admin', async () => {
    const other = await createMember(tropa.payload, 'zoe', 'admin')
    const demoted = await tropa.payload.update({
      collection: slugs.members,
      id,
      data: { userType: 'user' },
    })
    expect(demoted.userType).toBe('user')
    await expect(
      tropa.payload.update({ collection: slugs.members, id: other.id, data: { userType: 'user' } }),
    ).rejects.toThrow(message)
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
        await payload.update({ collection: slugs.members, id, data: { userType: 'admin' } })
      }
    }
    await otherInstance.destroy()
  })
})
