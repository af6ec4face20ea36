import type { Logger } from 'pino'
import type { SendEmailOptions } from 'payload'
import type { Env } from '../../env'
import { createOutbox, defaultPauses } from '../outbox/outbox'

/** Times of the mailer, in milliseconds. */
export interface MailTiming {
  timeout: number
  pauses: readonly number[]
}

const defaultTiming: MailTiming = { timeout: 10_000, pauses: defaultPauses }

/** Sends mail in the background, one after the other. */
export interface Mailer {
  /**
   * Queues a mail. Never throws: a failure is logged.
   *
   * @returns whether it was taken: not where it is only logged, or where too many are waiting
   */
  send: (mail: SendEmailOptions) => boolean
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
  const outbox = createOutbox({ what: 'a mail', logger, pauses, isPermanent })
  return {
    send: (mail) => {
      if (!transport || !mail.to) {
        logMail(logger, mail)
        return false
      }
      return outbox.add(mail.subject, async () => (await transport).sendMail(mail))
    },
    finish: async (milliseconds) => {
      await outbox.finish(milliseconds)
      const opened = await transport
      opened?.close()
    },
  }
}
