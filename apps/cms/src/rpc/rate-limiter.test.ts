import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { createLimit } from './rate-limiter'

afterEach(() => {
  vi.useRealTimers()
})

it('An attempt that succeeds after its window has ended gives the next window no extra try', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const payload = { db: { name: 'sqlite' } } as unknown as Payload
  const limit = await createLimit(payload, 'late success', 2, 10)
  const fail = () => limit.attempt('ada', () => Promise.resolve(undefined))
  await limit.attempt('ada', async () => {
    await vi.advanceTimersByTimeAsync(11_000)
    return 'signed in'
  })
  await fail()
  await fail()
  await expect(fail()).rejects.toMatchObject({ status: 429 })
})
