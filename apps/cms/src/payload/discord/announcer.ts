import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { oneLine } from '@tropa/contract/base/one-line'
import { paths } from '@tropa/contract/pages'
import { Mutex } from 'async-mutex'
import type { Logger } from 'pino'
import type { Payload } from 'payload'
import type { Work } from '../../database/unit-of-work'
import type { Env } from '../../env'
import { countDeliveries } from '../deliveries'

const timeout = 10_000

/** While Discord is down, announcements must not fill the memory. */
const maxWaiting = 100

/** How long to wait before each attempt, in milliseconds. */
const pauses = [0, 10_000, 60_000]

class RefusedError extends Error {
  constructor(readonly status: number) {
    super(`Discord responded with ${status}`)
  }
}

/** Discord answers 429 when messages come too fast; any other 4xx will be the same next time. */
const isPermanent = (error: unknown) =>
  error instanceof RefusedError && error.status < 500 && error.status !== 429

const post = async (url: string, content: string) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // Whatever a text contains, nobody is mentioned.
    body: JSON.stringify({ content, allowed_mentions: { parse: [] } }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await response.body?.cancel()
  if (!response.ok) throw new RefusedError(response.status)
}

/** Sends announcements one after the other in the background. What waits is lost with the process. */
const createAnnouncer = (url: string, logger: Logger) => {
  const sending = new Mutex()
  const waiting = new Set<Promise<void>>()
  const ending = new AbortController()
  setMaxListeners(maxWaiting, ending.signal)
  const count = countDeliveries('an announcement')

  const deliver = async (content: string) => {
    let failure: unknown
    for (const pause of pauses) {
      await wait(pause, undefined, { signal: ending.signal, ref: false })
      try {
        await sending.runExclusive(() => post(url, content))
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
    /** Never throws: failures are logged, and announcements beyond the limit too. */
    add: (content: string) => {
      if (waiting.size >= maxWaiting) {
        count('dropped')
        logger.error('An announcement was dropped: too many are waiting')
        return
      }
      const delivery = deliver(content)
        .catch((error: unknown) => {
          count('failed')
          logger.error({ err: error }, 'An announcement was not sent')
        })
        .finally(() => waiting.delete(delivery))
      waiting.add(delivery)
    },
    /** Waits up to `milliseconds` for what is queued, then drops the rest. */
    finish: async (milliseconds: number) => {
      await Promise.race([Promise.all(waiting), wait(milliseconds, undefined, { ref: false })])
      ending.abort()
    },
  }
}

const announcers = new WeakMap<Payload, ReturnType<typeof createAnnouncer>>()

/** Sets up announcements to Discord; without `DISCORD_WEBHOOK_URL` there are none. */
export const prepareAnnouncements = (
  payload: Payload,
  { discordWebhookUrl: url }: Pick<Env, 'discordWebhookUrl'>,
  logger: Logger,
): void => {
  if (url !== undefined) announcers.set(payload, createAnnouncer(url, logger))
}

/**
 * A text that Discord shows as it was typed. In an address nothing is markup, and a backslash would be part of it; it
 * ends at what could make it the text or the target of a link.
 */
const plain = (text: string) =>
  oneLine(text).replace(/https?:\/\/[^\s<>[\]`|\\]+|[\\*_~`|<>[\]]/gi, (found) =>
    found.length > 1 ? found : `\\${found}`,
  )

/**
 * Announces what happened to something, in the background and once it is stored. A failure is logged.
 *
 * @param facts - the assignees and the time
 */
export const announce = (work: Work, what: string, title: string, facts: string): void => {
  const { payload } = work
  const announcer = announcers.get(payload)
  if (!announcer) return
  // Leads each role to its own home; a page of the other role would end the session.
  const link = `${payload.config.serverURL}${paths.login}`
  const content = [`${what}: ${plain(title)}`, plain(facts), link].join('\n')
  work.afterCommit(() => announcer.add(content))
}

/** Gives waiting announcements up to `milliseconds` before the process ends. */
export const finishAnnouncements = async (
  payload: Payload,
  milliseconds: number,
): Promise<void> => {
  await announcers.get(payload)?.finish(milliseconds)
}
