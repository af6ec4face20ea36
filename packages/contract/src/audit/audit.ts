import * as z from 'zod/mini'
import { admin } from '../procedure-builders'
import { timeOutput } from '../base/dates'
import { pageQuery, pagination } from '../base/pagination'
import { nullableText } from '../base/text'

/** What somebody did; `fields` names what was changed, never its values. */
export const auditEntry = z.object({
  _id: z.string(),
  at: timeOutput,
  username: nullableText('Null for the server and its commands'),
  address: nullableText('The IP address it was asked for from; null where the username is'),
  action: z.string(),
  subject: nullableText('What it happened to: a username or a title, or null'),
  fields: z.array(z.string()),
})

export type AuditEntry = z.infer<typeof auditEntry>

export const auditContract = {
  list: admin
    .get('/audit', 'The audit trail, newest first')
    .input(pageQuery)
    .output(z.object({ entries: z.array(auditEntry), pagination })),
}
