import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { boot, type Booted } from '../../testing/boot'
import { changeMember, createMember, signIn } from '../../testing/fixtures'
import { globalSlugs, slugs } from '../slugs'

const locks = z.object({
  docs: z.array(z.object({ user: z.object({ value: z.record(z.string(), z.unknown()) }) })),
})

let tropa: Booted
beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
})
afterAll(() => tropa.stop())

describe('the lock of a document', () => {
  it.each(['eve', 'ada'])(
    'names who edits it to %s, and shows no more of the account',
    async (who) => {
      const { docs } = await tropa.payload.find({
        collection: slugs.members,
        where: { username: { equals: 'ada' } },
      })
      const [ada] = docs
      await changeMember(tropa.payload, ada?.id ?? '', { email: 'ada@example.com' })
      await tropa.payload.create({
        collection: 'payload-locked-documents',
        data: {
          globalSlug: globalSlugs.home,
          user: { relationTo: slugs.members, value: ada?.id ?? '' },
        },
      })
      const response = await fetch(`${tropa.origin}/cms/api/payload-locked-documents?depth=1`, {
        headers: { authorization: `JWT ${await signIn(tropa.call, who)}` },
      })
      const [lock] = locks.parse(await response.json()).docs
      expect(lock?.user.value).toEqual({ id: ada?.id, email: 'ada' })
    },
  )
})
