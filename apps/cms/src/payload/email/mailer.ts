import type { Logger } from 'pino'
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Mutex } from 'async-mutex'
import type { SendEmailOptions } from 'payload'
import type { Env } from '../../env'

/** How long the mail server may take for each step, and how long to wait before each attempt. */
export interface MailTiming {
  patience: number
  pauses: readonly number[]
}

const usualTiming: MailTiming = { patience: 10_000, pauses: [0, 10_000, 60_000] }

/** Mails that may wait. A server that takes none must not fill the memory. */
const maxWaiting = 100

/** Sends mail in the background, one after the other. */
export interface Mailer {
  /** Whether mail is sent, and not only written to the log. */
  isSetUp: boolean
  /** Takes a mail to be sent. Never throws and never waits; what becomes of it the log says. */
  send: (mail: SendEmailOptions) => void
  /** Gives what waits the time to be sent, then gives it up. */
  finish: (milliseconds: number) => Promise<void>
}

const isRefused = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500

const createSmtp = async (url: string, patience: number) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Writes mail to the log, where no mail server is set up. */
const logMail = (logger: Logger, { to, subject, text }: SendEmailOptions) => {
  logger.info({ mail: { to, subject, text } }, 'a mail that is not sent')
}

/** A mailer for the settings; without `SMTP_URL`, or for nobody, a mail is written to the log. */
export const createMailer = (
  { smtpUrl }: Pick<Env['mail'], 'smtpUrl'>,
  logger: Logger,
  { patience, pauses }: MailTiming = usualTiming,
): Mailer => {
  const transport = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, patience)
  const turn = new Mutex()
  const waiting = new Set<Promise<void>>()
  const ending = new AbortController()
  setMaxListeners(maxWaiting, ending.signal)

  const deliver = async (mail: SendEmailOptions) => {
    let failure: unknown
    for (const pause of pauses) {
      await wait(pause, undefined, { signal: ending.signal, ref: false })
      try {
        await turn.runExclusive(async () => (await transport)?.sendMail(mail))
        return
      } catch (error) {
        failure = error
        if (isRefused(error)) break
      }
    }
    throw failure
  }

  return {
    isSetUp: transport !== undefined,
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
