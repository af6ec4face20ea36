import * as z from 'zod/mini'
import { admin, confirmationWith } from '../procedure-builders'

export const testMailMessages = {
  sent: 'Test mail sent. Look into your inbox, and into the folder for spam.',
  refused: 'The mail server did not take the mail. The log says why: check SMTP_URL and MAIL_FROM.',
  noAddress: 'Confirm an e-mail address in your profile first.',
} as const

/** Whether a domain has a record; `unknown` where nobody said so within three seconds. */
const domainRecord = z.enum(['found', 'missing', 'unknown'])

export type DomainRecord = z.infer<typeof domainRecord>

/** Whether the mail server accepted it, and which records receivers find that let the sender use its domain. */
export const testMail = z.object({ accepted: z.boolean(), spf: domainRecord, dmarc: domainRecord })

export type TestMail = z.infer<typeof testMail>

export const testMailContract = {
  send: admin
    .post('/settings/test-mail', 'Mails the caller, and looks at the domain of the sender')
    .output(confirmationWith(testMail)),
}
