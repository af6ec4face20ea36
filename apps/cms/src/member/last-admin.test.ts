import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '../slugs'
import { boot, type Booted } from '../testing/boot'
import { createMember } from '../testing/fixtures'

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

const message = 'This is the last admin. Make somebody else an admin first.'

describe('the last admin', () => {
  it.each([{ userType: 'user' as const }, { blocked: true }])('cannot be %o', async (data) => {
    await expect(tropa.payload.update({ collection: slugs.members, id, data })).rejects.toThrow(
      message,
    )
  })

  it('cannot be deleted', async () => {
    await expect(tropa.payload.delete({ collection: slugs.members, id })).rejects.toThrow(message)
  })

  it('is the last no longer once there is another', async () => {
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
