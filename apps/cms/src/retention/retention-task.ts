import type { TaskConfig } from 'payload'
import { beginNightlyBackup } from '../backup/nightly-backup'
import { forgetAttempts } from '../rpc/attempts'
import { deleteLeftovers } from './delete-leftovers'
import { forgetAuditEntries } from './forget-audit-entries'
import { forgetInquiries } from './forget-inquiries'
import { forgetMailDays } from './forget-mail-days'
import { forgetReasons } from './forget-reasons'

const chores = [
  [forgetReasons, 'The reasons of a year ago were not deleted'],
  [deleteLeftovers, 'What belongs to deleted members was not deleted'],
  [forgetInquiries, 'The inquiries whose time is over were not deleted'],
  [forgetAuditEntries, 'The audit entries of two years ago were not deleted'],
  [forgetMailDays, 'The rows of mails of earlier days were not deleted'],
  [forgetAttempts, 'The attempts of yesterday were not deleted'],
  [beginNightlyBackup, 'The backup of this night was not begun'],
] as const

/**
 * The hourly job that deletes what is kept for a limited time, and makes the nightly backup. A failing chore does not
 * stop the others, and the job never fails, or Payload would not queue it again. It is named after its first chore.
 */
export const retentionTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'forgetReasons',
  handler: async ({ req: { payload } }) => {
    for (const [run, failure] of chores) {
      await run(payload, new Date()).catch((err: unknown) => {
        payload.logger.error({ err, msg: failure })
      })
    }
    return { output: {} }
  },
}
