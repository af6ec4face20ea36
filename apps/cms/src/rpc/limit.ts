import type { Payload } from 'payload'
import { RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible'
import { isMongodb } from '../database/engine'
import { rateLimitCollectionName } from '../database/mongodb/side-collections'
import { apiError } from './errors'

const windowSeconds = 10 * 60

const tooMany = (milliseconds: number) =>
  apiError('TOO_MANY_REQUESTS', undefined, {
    'Retry-After': String(Math.max(1, Math.ceil(milliseconds / 1000))),
  })

/** Counts in MongoDB where several instances share one, and in this process's memory otherwise. */
const createCounter = async ({ db }: Payload, keyPrefix: string, points: number) => {
  const options = { keyPrefix, points, duration: windowSeconds }
  if (!isMongodb(db)) return new RateLimiterMemory(options)
  const counter = new RateLimiterMongo({
    ...options,
    disableIndexesCreation: true,
    storeClient: db.connection.getClient(),
    dbName: db.connection.name,
    tableName: rateLimitCollectionName,
  })
  await counter.createIndexes()
  return counter
}

/** Refuses, with `TOO_MANY_REQUESTS`, what happens more than so many times in ten minutes. */
export interface Limit {
  /** Refuses where the limit is reached, and counts nothing. */
  check: (key: string) => Promise<void>
  /** Counts, or refuses beyond the limit. */
  count: (key: string) => Promise<void>
  /** Counts and refuses nothing. */
  record: (key: string) => Promise<void>
  /**
   * Runs an attempt, which returns `undefined` where it fails. It counts as failed while it runs, so that
   * of attempts at once no more can fail than the limit allows; one that succeeds or throws does not count.
   */
  attempt: <Result>(
    key: string,
    run: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>
  /** Forgets what was counted. */
  clear: (key: string) => Promise<void>
}

/** Creates a limit whose counts are stored under `name`. */
export const createLimit = async (
  payload: Payload,
  name: string,
  points: number,
): Promise<Limit> => {
  const counter = await createCounter(payload, name, points)
  /** How many attempts run in this process; they may yet succeed. */
  const running = new Map<string, number>()

  const countRunning = (key: string, change: number) => {
    const number = (running.get(key) ?? 0) + change
    if (number > 0) running.set(key, number)
    else running.delete(key)
  }

  const count = async (key: string) => {
    try {
      await counter.consume(key)
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooMany(refusal.msBeforeNext) : refusal
    }
  }

  return {
    count,
    record: async (key) => {
      await counter.penalty(key, 1)
    },
    check: async (key) => {
      const state = await counter.get(key)
      const failed = (state?.consumedPoints ?? 0) - (running.get(key) ?? 0)
      if (state && failed >= points) throw tooMany(state.msBeforeNext)
    },
    attempt: async (key, run) => {
      let hasFailed = false
      countRunning(key, 1)
      try {
        await count(key)
        const result = await run()
        hasFailed = result === undefined
        return result
      } finally {
        if (!hasFailed) await counter.reward(key, 1)
        countRunning(key, -1)
      }
    },
    clear: async (key) => {
      await counter.delete(key)
    },
  }
}
