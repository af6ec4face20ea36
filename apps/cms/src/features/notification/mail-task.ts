import type { Payload, TaskConfig } from 'payload'
import { isMailSetUp } from '../../payload/email/adapter'
import { storeMailOutcome } from '../../payload/email/mail-outcome'
import { mailQueue, storeMail, waitingMail, type WaitingMail } from '../../payload/email/mail-queue'
import { countDeliveries } from '../../payload/deliveries'
import { takeNoticeBack } from '../record/notices'
import { takeReminderBack } from '../todo/reminder'
import { makeMail } from './make-mail'
import { gatherNews } from './news'

const minute = 60_000
const hour = 60 * minute

/** How long a mail is retried, in milliseconds. */
const longest = 48 * hour

const count = countDeliveries('a mail')

/** What may be logged of an error: its message may quote an address. */
const factsOf = (error: unknown) => ({
  code: error instanceof Error && 'code' in error ? error.code : undefined,
  command: error instanceof Error && 'command' in error ? error.command : undefined,
  responseCode:
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined,
})

const giveUp = async (payload: Payload, mail: WaitingMail, facts: object) => {
  count('failed')
  payload.logger.error({ mail: mail.kind, ...facts }, 'a mail was not sent')
  await storeMailOutcome(payload, false)
  // So that it can be sent another time.
  if (mail.kind === 'reminder') await takeReminderBack(payload, mail)
  if (mail.kind === 'one-below') await takeNoticeBack(payload, mail)
}

/** Whether the server refuses this mail: what it says earlier is about our account or sender, and can be corrected. */
const isForGood = ({ command, responseCode = 0 }: ReturnType<typeof factsOf>) =>
  responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA')

/** Retries after a minute, then less often: greylisting servers accept after five to fifteen minutes (RFC 6647). */
const nextAttempt = (age: number) => Date.now() + Math.min(hour, Math.max(minute, age / 4))

const deliver = async (payload: Payload, mail: WaitingMail) => {
  if (mail.kind === 'news-due') return gatherNews(payload, mail.memberId)
  // Mail is not set up any more, and the log must not get an address.
  if (mail.kind !== 'inquiry' && !isMailSetUp(payload)) return giveUp(payload, mail, {})
  const queuedAt = Date.parse(mail.queuedAt)
  const linkEnd = mail.until === undefined ? Infinity : Date.parse(mail.until)
  const end = Math.min(queuedAt + longest, linkEnd)
  if (Date.now() >= end) return giveUp(payload, mail, {})
  try {
    const message = await makeMail(payload, mail)
    // No longer true before it was sent, so that the member is told the next time.
    if (!message && mail.kind === 'one-below') await takeNoticeBack(payload, mail)
    if (message && (await payload.sendEmail(message)) === true) count('sent')
  } catch (error) {
    const facts = factsOf(error)
    if (isForGood(facts)) return giveUp(payload, mail, facts)
    payload.logger.warn({ mail: mail.kind, ...facts }, 'a mail will be sent again')
    const waitUntil = new Date(Math.min(end, nextAttempt(Date.now() - queuedAt)))
    await storeMail(payload, mail, { waitUntil })
  }
}

/** Sends one mail. Another attempt is another job, so that Payload keeps and logs no error that quotes an address. */
export const mailTask: TaskConfig<{ input: object; output: object }> = {
  slug: mailQueue,
  handler: async ({ input, req: { payload } }) => {
    const mail = waitingMail.safeParse(input)
    // A newer version may have queued a kind that this one does not know.
    if (mail.success) await deliver(payload, mail.data)
    else payload.logger.error('a mail of an unknown kind was not sent')
    return { output: {} }
  },
}
