import { oneLine } from '@tropa/contract/base/one-line'
import type { Logger } from 'pino'
import type { EmailAdapter, Payload, SendEmailOptions } from 'payload'
import type { Env } from '../../env'
import { readSite } from '../globals/read-site'
import { storeMailOutcome } from './mail-outcome'

/** Sends a mail, and resolves to whether the mail server took it: `false` if it is only logged. */
type SendMail = (mail: SendEmailOptions) => Promise<boolean>

const createSmtp = async (url: string, timeout: number) => {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    // A server may scan a mail before it confirms it, and would get the same one again (RFC 5321, 4.5.3.2.6).
    socketTimeout: 2.5 * timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** Logs the recipient and the subject of a mail, but not its text, which may be an inquiry's. */
export const logUnsent = (
  logger: Pick<Logger, 'info'>,
  { to, subject }: Pick<SendEmailOptions, 'to' | 'subject'>,
): void => logger.info({ mail: { to, subject } }, 'a mail that is not sent')

/**
 * Sends as configured. Without `SMTP_URL` or a recipient, it logs the mail's recipient and subject instead.
 *
 * @param tell - told at each attempt whether the mail server took a mail; must not throw
 * @param timeout - of each step until the server greets, in milliseconds; then it has two and a half times as long for each answer
 */
export const createMailer = (
  { smtpUrl }: Pick<Env['mail'], 'smtpUrl'>,
  logger: Logger,
  tell: (isTaken: boolean) => Promise<void> = () => Promise.resolve(),
  timeout = 10_000,
): SendMail => {
  const transport = smtpUrl === undefined ? undefined : createSmtp(smtpUrl, timeout)
  return async (mail) => {
    if (!transport || !mail.to) {
      logUnsent(logger, mail)
      return false
    }
    // Names and titles are typed: a header has no line break and no control character.
    const subject = oneLine(mail.subject ?? '')
    const sending = (await transport).sendMail({ ...mail, subject })
    await tell(await sending.then(() => true).catch(() => false))
    await sending
    return true
  }
}

/** Exchange heeds only its own header, and sends out-of-office replies to mails without it. */
export const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Makes `payload.sendEmail` wait for the mail server: mail is queued by `queueMail`. */
export const mailAdapter =
  ({ mail, publicUrl }: Pick<Env, 'mail' | 'publicUrl'>, logger: Logger): EmailAdapter =>
  ({ payload }) => {
    const send = createMailer(mail, logger, (isTaken) => storeMailOutcome(payload, isTaken))
    const from = mail.from ?? `team@${new URL(publicUrl).hostname}`
    return {
      name: 'tropa',
      defaultFromName: 'Tropa',
      defaultFromAddress: from,
      sendEmail: async (message) => {
        const { name } = await readSite(payload)
        return send({ from: { name, address: from }, headers: automatic, ...message })
      },
    }
  }

/**
 * Whether mail is sent rather than logged: a mail with a secret must not be logged. Read from the
 * configuration, because the panel's pages run in another copy of this module.
 */
export const isMailSetUp = ({ config }: Pick<Payload, 'config'>): boolean =>
  config.custom.isMailSetUp === true

/** The recipient of the notices of inquiries, if there is one. */
export const mailTo = ({ config }: Pick<Payload, 'config'>) =>
  config.custom.mailTo as string | undefined
