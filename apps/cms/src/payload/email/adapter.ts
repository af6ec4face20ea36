import type { Logger } from 'pino'
import type { EmailAdapter, Payload } from 'payload'
import type { Env } from '../../env'
import { createMailer, type Mailer } from './mailer'

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
    const mailer = createMailer(mail, logger)
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
