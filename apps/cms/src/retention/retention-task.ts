import type { TaskConfig } from 'payload'
import { beginNightlyBackup } from '../features/attention/nightly-backup'
import { forgetMailDays } from '../features/notification/collections'
import { forgetAttempts } from '../rpc/attempts'
import { deleteLeftovers } from './delete-leftovers'
import { forgetAuditEntries } from './forget-audit-entries'
import { forgetInquiries } from './forget-inquiries'
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
 * The hourly job of what is kept for a time only, backups too. What fails does not keep the rest from its work, and the job itself
 * never fails, since a job that failed would not be queued again. Its name is older than its other chores.
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
