import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { Logger } from 'pino'
import { countDeliveries } from './deliveries'

/** A server that is down must not fill the memory. */
const maxWaiting = 100

/** How long to wait before each attempt, in milliseconds. */
const pauses = [0, 10_000, 60_000]

export interface Outbox {
  /**
   * Queues an announcement. Never throws: failures are logged, and announcements beyond the limit too.
   *
   * @param send - must end in bounded time
   */
  add: (send: () => Promise<unknown>) => void
  /** Waits up to `milliseconds` for what is queued, then drops the rest. */
  finish: (milliseconds: number) => Promise<void>
}

/**
 * Sends announcements one after the other in the background. What waits is lost with the process.
 *
 * @param isPermanent - whether another attempt is of no use after an error
 */
export const createOutbox = (logger: Logger, isPermanent: (error: unknown) => boolean): Outbox => {
  const sending = new Mutex()
  const waiting = new Set<Promise<void>>()
  const ending = new AbortController()
  setMaxListeners(maxWaiting, ending.signal)
  const count = countDeliveries('an announcement')

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
    add: (send) => {
      if (waiting.size >= maxWaiting) {
        count('dropped')
        logger.error('An announcement was dropped: too many are waiting')
        return
      }
      const delivery = deliver(send)
        .catch((error: unknown) => {
          count('failed')
          logger.error({ err: error }, 'An announcement was not sent')
        })
        .finally(() => waiting.delete(delivery))
      waiting.add(delivery)
    },
    finish: async (milliseconds) => {
      await Promise.race([Promise.all(waiting), wait(milliseconds, undefined, { ref: false })])
      ending.abort()
    },
  }
}
