import type { Logger } from 'pino'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { SendEmailOptions } from 'payload'
import type { Env } from '../../env'

/** Times of the mailer, in milliseconds. */
export interface MailTiming {
  /** The longest the mail server may take for one step. */
  timeout: number
  /** How long to wait before each attempt. */
  pauses: readonly number[]
}

const defaultTiming: MailTiming = { timeout: 10_000, pauses: [0, 10_000, 60_000] }

/** A mail server that is down must not fill the memory. */
const maxWaiting = 100

/** Sends mail in the background, one after the other. */
export interface Mailer {
  /** Queues a mail. Never throws: a failure is logged. */
  send: (mail: SendEmailOptions) => void
  /** Waits up to `milliseconds` for queued mail, then drops the rest. */
  finish: (milliseconds: number) => Promise<void>
}

const isPermanent = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

const createSmtp = async (url: string, timeout: number) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Writes mail to the log, where no mail server is set up. */
const logMail = (logger: Logger, { to, subject, text }: SendEmailOptions) => {
  logger.info({ mail: { to, subject, text } }, 'a mail that is not sent')
}

/** A mailer for the settings. Without `SMTP_URL` or a recipient, mail is written to the log. */
export const createMailer = (
  { smtpUrl }: Pick<Env['mail'], 'smtpUrl'>,
  logger: Logger,
  { timeout, pauses }: MailTiming = defaultTiming,
): Mailer => {
  const transport = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, timeout)
  const sending = new Mutex()
  const waiting = new Set<Promise<void>>()
  const ending = new AbortController()
  setMaxListeners(maxWaiting, ending.signal)

  const deliver = async (mail: SendEmailOptions) => {
    let failure: unknown
    for (const pause of pauses) {
      await wait(pause, undefined, { signal: ending.signal, ref: false })
      try {
        await sending.runExclusive(async () => (await transport)?.sendMail(mail))
        return
      } catch (error) {
        failure = error
        if (isPermanent(error)) break
      }
    }
    throw failure
  }

  return {
    send: (mail) => {
      const { to, subject } = mail
      if (!transport || !to) {
        logMail(logger, mail)
      } else if (waiting.size >= maxWaiting) {
        logger.error({ subject }, 'a mail was dropped: too many are waiting')
      } else {
        const delivery = deliver(mail)
          .catch((error: unknown) => logger.error({ err: error, subject }, 'a mail was not sent'))
          .finally(() => waiting.delete(delivery))
        waiting.add(delivery)
      }
    },
    finish: async (milliseconds) => {
      await Promise.race([Promise.all(waiting), wait(milliseconds, undefined, { ref: false })])
      ending.abort()
      const opened = await transport
      opened?.close()
    },
  }
}
