import type { Payload } from 'payload'
import { Counter } from 'prom-client'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createCounter } from '../database/counter'
import { limitReached } from './errors'

const tenMinutes = 10 * 60

/** In seconds, for {@link createLimit}. */
export const day = 24 * 60 * 60

/** For `/metrics`. */
export const refusals = new Counter({
  name: 'tropa_limit_refusals_total',
  help: 'What was refused with 429, by the limit that was reached.',
  labelNames: ['limit'],
  registers: [],
})

/** Refuses, with `TOO_MANY_REQUESTS`, what happens more often in a time than its limit allows. */
export interface Limit {
  /** Refuses if the limit is reached, and counts nothing. */
  check: (key: string) => Promise<void>
  /** Counts, or refuses beyond the limit. */
  count: (key: string) => Promise<void>
  /** Counts, and tells whether it is within the limit. */
  allows: (key: string) => Promise<boolean>
  /**
   * Runs an attempt, which returns `undefined` if it fails. It counts as failed while it runs, so that
   * concurrent attempts cannot fail more often than the limit allows; one that succeeds or throws does not count.
   */
  attempt: <Result>(
    key: string,
    run: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>
  clear: (key: string) => Promise<void>
}

export const noLimit: Limit = {
  check: () => Promise.resolve(),
  count: () => Promise.resolve(),
  allows: () => Promise.resolve(true),
  attempt: (_key, run) => run(),
  clear: () => Promise.resolve(),
}

/**
 * Creates a limit whose counts are stored under `name`.
 *
 * @param duration - how long a count lasts, in seconds
 */
export const createLimit = async (
  payload: Payload,
  name: string,
  points: number,
  duration = tenMinutes,
): Promise<Limit> => {
  const counter = await createCounter(payload, { keyPrefix: name, points, duration })
  /** How many attempts run in this process; they may yet succeed. */
  const running = new Map<string, number>()

  const refuse = (milliseconds: number) => {
    refusals.inc({ limit: name })
    return limitReached(name, milliseconds)
  }

  const countRunning = (key: string, change: number) => {
    const number = (running.get(key) ?? 0) + change
    if (number > 0) running.set(key, number)
    else running.delete(key)
  }

  const consume = async (key: string) => {
    try {
      return { state: await counter.consume(key), isRefused: false }
    } catch (state) {
      if (state instanceof RateLimiterRes) return { state, isRefused: true }
      throw state
    }
  }

  const count = async (key: string) => {
    const { state, isRefused } = await consume(key)
    if (isRefused) throw refuse(state.msBeforeNext)
  }

  return {
    count,
    allows: async (key) => !(await consume(key)).isRefused,
    check: async (key) => {
      const state = await counter.get(key)
      const failed = (state?.consumedPoints ?? 0) - (running.get(key) ?? 0)
      if (state && failed >= points) throw refuse(state.msBeforeNext)
    },
    attempt: async (key, run) => {
      let hasFailed = false
      let windowEnd = 0
      countRunning(key, 1)
      try {
        const { state, isRefused } = await consume(key)
        windowEnd = Date.now() + state.msBeforeNext
        if (isRefused) throw refuse(state.msBeforeNext)
        const result = await run()
        hasFailed = result === undefined
        return result
      } finally {
        // In the next window this would allow one try more than the limit.
        if (!hasFailed && Date.now() < windowEnd) await counter.reward(key, 1)
        countRunning(key, -1)
      }
    },
    clear: async (key) => {
      await counter.delete(key)
    },
  }
}
