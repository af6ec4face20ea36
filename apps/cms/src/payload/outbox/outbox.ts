import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Logger } from 'pino'
import { Counter } from 'prom-client'

/** A server that is down must not fill the memory. */
const maxWaiting = 100

/** How long to wait before each attempt, in milliseconds. */
export const defaultPauses: readonly number[] = [0, 10_000, 60_000]

const results = ['sent', 'failed', 'dropped'] as const

/** For `/metrics`. */
export const deliveries = new Counter({
  name: 'tropa_deliveries_total',
  help: 'Mails and announcements, by what became of them.',
  labelNames: ['what', 'result'],
  registers: [],
})

/** Counts what became of mails or of announcements. Nobody would be told of the first failure without a zero before it. */
export const countDeliveries = (what: string) => {
  const count = (result: (typeof results)[number], number = 1) => {
    deliveries.inc({ what, result }, number)
  }
  for (const result of results) count(result, 0)
  return count
}

interface OutboxOptions {
  /** What is sent, for the log: `a mail`. */
  what: string
  logger: Logger
  pauses: readonly number[]
  /** Whether another attempt is of no use after an error. */
  isPermanent: (error: unknown) => boolean
}

export interface Outbox {
  /**
   * Queues something. Never throws: a failure is logged.
   *
   * @param subject - names it in the log
   * @param send - must end in bounded time
   * @returns whether it was taken; it is not where too many are waiting
   */
  add: (subject: string | undefined, send: () => Promise<unknown>) => boolean
  /** Waits up to `milliseconds` for what is queued, then drops the rest. */
  finish: (milliseconds: number) => Promise<void>
}

export const createOutbox = ({ what, logger, pauses, isPermanent }: OutboxOptions): Outbox => {
  const sending = new Mutex()
  const waiting = new Set<Promise<void>>()
  const ending = new AbortController()
  setMaxListeners(maxWaiting, ending.signal)
  const count = countDeliveries(what)

  const deliver = async (send: () => Promise<unknown>) => {
    let failure: unknown
    for (const pause of pauses) {
      await wait(pause, undefined, { signal: ending.signal, ref: false })
      try {
        await sending.runExclusive(send)
        count('sent')
        return
      } catch (error) {
        failure = error
        if (isPermanent(error)) break
      }
    }
    throw failure
  }

  return {
    add: (subject, send) => {
      if (waiting.size >= maxWaiting) {
        count('dropped')
        logger.error({ subject }, `${what} was dropped: too many are waiting`)
        return false
      }
      const delivery = deliver(send)
        .catch((error: unknown) => {
          count('failed')
          logger.error({ err: error, subject }, `${what} was not sent`)
        })
        .finally(() => waiting.delete(delivery))
      waiting.add(delivery)
      return true
    },
    finish: async (milliseconds) => {
      await Promise.race([Promise.all(waiting), wait(milliseconds, undefined, { ref: false })])
      ending.abort()
    },
  }
}
