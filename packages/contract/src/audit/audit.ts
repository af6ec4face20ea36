import * as z from 'zod/mini'
import { admin, get } from '../procedure-builders'
import { timeOutput } from '../schemas/dates'
import { pageQuery, pagination } from '../schemas/pagination'

/** How long an entry is kept: two years. */
export const daysAuditEntriesAreKept = 730

const describedText = (description: string) =>
  z.nullable(z.string()).register(z.globalRegistry, { description })

/** What somebody did; `fields` names what was changed, never its values. */
export const auditEntry = z.object({
  _id: z.string(),
  at: timeOutput,
  username: describedText('Null for the server and its commands'),
  address: describedText('The IP address it was asked for from; null where the username is'),
  action: z.string(),
  subject: describedText('What it happened to: a username or a title, or null'),
  fields: z.array(z.string()),
})

export type AuditEntry = z.infer<typeof auditEntry>

export const auditContract = {
  list: admin
    .route(get('/audit', 'The audit trail, newest first'))
    .input(pageQuery)
    .output(z.object({ entries: z.array(auditEntry), pagination })),
}
