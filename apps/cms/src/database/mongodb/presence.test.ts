import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startHeartbeat } from './presence'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a heartbeat', () => {
  it('is not sent again before it was answered, and goes on when it failed', async () => {
    const answers: ((error?: Error) => void)[] = []
    const end = startHeartbeat(100, () => {
      return new Promise((resolve, reject) => {
        answers.push((error) => (error ? reject(error) : resolve(undefined)))
      })
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(answers).toHaveLength(1)
    answers[0]?.(new Error('gone'))
    await vi.advanceTimersByTimeAsync(150)
    expect(answers).toHaveLength(2)
    end()
    answers[1]?.()
    await vi.advanceTimersByTimeAsync(1000)
    expect(answers).toHaveLength(2)
  })
})
