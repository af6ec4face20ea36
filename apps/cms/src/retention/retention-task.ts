import { beginNightlyBackup } from '../backup/nightly-backup'
import { recurringTask } from '../payload/jobs/recurring-task'
import { forgetAttempts } from '../rpc/attempts'
import { deleteLeftovers } from './delete-leftovers'
import { forgetAuditEntries } from './forget-audit-entries'
import { forgetInquiries } from './forget-inquiries'
import { forgetMailDays } from './forget-mail-days'
import { forgetReasons } from './forget-reasons'

/**
 * The hourly job that deletes what is kept for a limited time, and makes the nightly backup. It is named after its first
 * chore.
 */
export const retentionTask = recurringTask('forgetReasons', [
  [forgetReasons, 'The reasons of a year ago were not deleted'],
  [deleteLeftovers, 'What belongs to deleted members was not deleted'],
  [forgetInquiries, 'The inquiries whose time is over were not deleted'],
  [forgetAuditEntries, 'The audit entries of two years ago were not deleted'],
  [forgetMailDays, 'The rows of mails of earlier days were not deleted'],
  [forgetAttempts, 'The attempts of yesterday were not deleted'],
  [beginNightlyBackup, 'The backup of this night was not begun'],
])
