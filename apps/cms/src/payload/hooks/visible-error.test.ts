import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

it('A refusal is in the log as information, without a stack', async () => {
  const token = await signIn(tropa.call, 'ada')
  const [error, info] = (['error', 'info'] as const).map((level) =>
    vi.spyOn(tropa.payload.logger, level),
  )
  const { status } = await tropa.call('POST /cms/api/media', { token, body: { alt: 'A dot' } })
  expect(status).toBe(400)
  expect(info).toHaveBeenCalledWith({ msg: 'Choose a picture.' })
  expect(error).not.toHaveBeenCalled()
})
