import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { boot, type Booted } from '../../testing/boot'
import { newTodo, signIn } from '../../testing/fixtures'

const hour = 60 * 60 * 1000

let tropa: Booted
let session: string
let start: number

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  session = await signIn(tropa.call, 'ada')
  start = Date.now()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(async () => {
  vi.useRealTimers()
  await tropa.stop()
})

describe('while the clock of the machine is set forward and back', () => {
  it.each([1, -1, 6 * 24, -24, 0])(
    '%i hours from the start, a session goes on, a new one is valid and a write is seen',
    async (hours) => {
      vi.setSystemTime(start + hours * hour)
      const title = `Written ${hours} hours from the start`
      const posted = await tropa.call('POST /api/todo', {
        token: session,
        body: newTodo({ title }),
      })
      expect(posted.status).toBe(201)
      const token = await signIn(tropa.call, 'ada')
      const { status, body } = await tropa.call('GET /api/todo', { token })
      expect(status).toBe(200)
      expect(body).toContainEqual(expect.objectContaining({ title }))
    },
  )
})
