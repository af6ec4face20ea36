import { oneLine } from '@tropa/contract/base/one-line'
import { paths } from '@tropa/contract/pages'
import type { Logger } from 'pino'
import type { Payload } from 'payload'
import type { Work } from '../../database/unit-of-work'
import type { Env } from '../../env'
import { createOutbox, type Outbox } from '../outbox/outbox'

const timeout = 10_000

interface Announcer {
  url: string
  outbox: Outbox
}

const announcers = new WeakMap<Payload, Announcer>()

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

/** Sets up announcements to Discord; without `DISCORD_WEBHOOK_URL` there are none. */
export const prepareAnnouncements = (
  payload: Payload,
  { discordWebhookUrl: url }: Pick<Env, 'discordWebhookUrl'>,
  logger: Logger,
): void => {
  if (url === undefined) return
  announcers.set(payload, { url, outbox: createOutbox(logger, isPermanent) })
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
  work.afterCommit(() => announcer.outbox.add(() => post(announcer.url, content)))
}

/** Gives waiting announcements up to `milliseconds` before the process ends. */
export const finishAnnouncements = async (
  payload: Payload,
  milliseconds: number,
): Promise<void> => {
  await announcers.get(payload)?.outbox.finish(milliseconds)
}
