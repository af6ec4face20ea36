import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { createLimit } from './limit'

afterEach(() => {
  vi.useRealTimers()
})

it('An attempt that succeeds after its window has ended gives the next window no try more', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const logger = { warn: vi.fn() }
  const payload = { db: { name: 'sqlite' }, logger } as unknown as Payload
  const limit = await createLimit(payload, 'late success', 2, 10)
  const fail = () => limit.attempt('ada', () => Promise.resolve(undefined))
  await limit.attempt('ada', async () => {
    await vi.advanceTimersByTimeAsync(11_000)
    return 'signed in'
  })
  await fail()
  await fail()
  await expect(fail()).rejects.toMatchObject({ status: 429 })
  expect(logger.warn.mock.calls).toEqual([[{ limit: 'late success' }, 'a limit was reached']])
})
