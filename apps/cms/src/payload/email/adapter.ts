import type { Logger } from 'pino'
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload'
import type { Env } from '../../env'
import { createOutbox, defaultPauses } from '../outbox/outbox'
import { storeMailOutcome } from './mail-outcome'

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

/**
 * A mailer for the settings, with its times in milliseconds. Without `SMTP_URL` or a recipient, whom a mail is for and
 * its subject are written to the log.
 *
 * @param tell - told whether the mail server took a mail, at each attempt; must not throw, or the mail is sent again
 */
export const createMailer = (
  { smtpUrl }: Pick<Env['mail'], 'smtpUrl'>,
  logger: Logger,
  { timeout, pauses } = { timeout: 10_000, pauses: defaultPauses },
  tell: (isTaken: boolean) => Promise<void> = () => Promise.resolve(),
): Mailer => {
  const transport = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, timeout)
  const outbox = createOutbox({ what: 'a mail', logger, pauses, isPermanent })
  return {
    send: (mail) => {
      if (!transport || !mail.to) {
        // Its text is for whom it was meant: it may be an inquiry's.
        const { to, subject } = mail
        logger.info({ mail: { to, subject } }, 'a mail that is not sent')
        return false
      }
      return outbox.add(mail.subject, async () => {
        const sending = (await transport).sendMail(mail)
        await tell(await sending.then(() => true).catch(() => false))
        await sending
      })
    },
    finish: async (milliseconds) => {
      await outbox.finish(milliseconds)
      const opened = await transport
      opened?.close()
    },
  }
}

/** Exchange heeds only a header of its own, and answers a mail without it while somebody is away. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

const mailers = new WeakMap<Payload, Mailer>()

/**
 * Makes `payload.sendEmail` send in the background: it neither fails nor waits, and returns whether the
 * mail was taken into the queue.
 */
export const mailAdapter =
  ({ mail, publicUrl }: Pick<Env, 'mail' | 'publicUrl'>, logger: Logger): EmailAdapter =>
  ({ payload }) => {
    const mailer = createMailer(mail, logger, undefined, (isTaken) =>
      storeMailOutcome(payload, isTaken).catch((err: unknown) =>
        logger.error({ err }, 'whether mail is taken was not stored'),
      ),
    )
    mailers.set(payload, mailer)
    const from = mail.from ?? `tropa@${new URL(publicUrl).hostname}`
    return {
      name: 'tropa',
      defaultFromName: 'Tropa',
      defaultFromAddress: from,
      sendEmail: (message) =>
        Promise.resolve(
          mailer.send({ from: { name: 'Tropa', address: from }, headers: automatic, ...message }),
        ),
    }
  }

/**
 * Whether mail is sent, and not written to the log: a mail with a secret must not be logged. By the
 * configuration, because the panel's pages run in another copy of this module.
 */
export const isMailSetUp = ({ config }: Pick<Payload, 'config'>): boolean =>
  config.custom.isMailSetUp === true

/** Gives waiting mail up to `milliseconds` before the process ends. */
export const finishMail = async (payload: Payload, milliseconds: number): Promise<void> => {
  await mailers.get(payload)?.finish(milliseconds)
}
