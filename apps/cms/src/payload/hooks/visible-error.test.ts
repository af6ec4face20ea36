import { inviteMessages } from '@tropa/contract/invite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'
import { slugs } from '../slugs'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

it('A refusal is in the log as information, without a stack', async () => {
  const token = await signIn(tropa.call, 'ada')
  const { docs } = await tropa.payload.find({
    collection: slugs.members,
    where: { username: { equals: 'ada' } },
  })
  const [error, info] = (['error', 'info'] as const).map((level) =>
    vi.spyOn(tropa.payload.logger, level),
  )
  const { status } = await tropa.call(`POST /cms/api/members/${docs[0]?.id}/invite`, { token })
  expect(status).toBe(400)
  expect(info).toHaveBeenCalledWith({ msg: inviteMessages.yourself })
  expect(error).not.toHaveBeenCalled()
})
