import type { Logger } from 'pino'
import type { EmailAdapter, Payload } from 'payload'
import type { Env } from '../../env'
import { createMailer, type Mailer } from './mailer'

const mailers = new WeakMap<Payload, Mailer>()

/** Makes `payload.sendEmail` hand a mail to the background; it never fails and never waits. */
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
      sendEmail: (message) => {
        mailer.send({ from: { name: 'Tropa', address: from }, ...message })
        return Promise.resolve()
      },
    }
  }

/** Whether a mail would be sent. What must not stand in the log is not handed over otherwise. */
export const isMailSetUp = (payload: Payload): boolean => mailers.get(payload)?.isSetUp === true

/** Gives the mail that waits a last chance before the process ends. */
export const finishMail = async (payload: Payload, milliseconds: number): Promise<void> => {
  await mailers.get(payload)?.finish(milliseconds)
}
