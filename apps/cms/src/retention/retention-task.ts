import { closedInquiryStatuses } from '@tropa/contract/inquiry/inquiry'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import { hourMs } from '@tropa/contract/base/durations'
import type { Payload } from 'payload'
import { beginNightlyBackup } from '../backup/nightly-backup'
import { recurringTask } from '../payload/jobs/recurring-task'
import { forgetAttempts } from '../rpc/attempts'
import { deleteLeftovers } from './delete-leftovers'

/** How long the reasons of excuses and disputes are kept after their decision. */
export const daysReasonsAreKept = 365

/**
 * Deletes the reasons of excuses and disputes whose decision is a year old before the job's next run, so that no
 * reason is read after a year.
 */
export const forgetReasons = async ({ db }: Payload, now: Date): Promise<void> => {
  const nextRun = new Date(now.getTime() + hourMs)
  const before = daysBefore(nextRun, daysReasonsAreKept)
  for (const collection of ['excuses', 'records'] as const) {
    await db.updateMany({
      collection,
      where: {
        and: [{ decidedAt: { less_than_equal: before } }, { reason: { exists: true } }],
      },
      data: { reason: null },
      returning: false,
    })
  }
}

/** Permanently deletes inquiries, even in the trash, so many days after they were answered or marked as spam. */
export const forgetInquiries = async ({ config, db }: Payload, now: Date): Promise<void> => {
  const days = Number(config.custom.keepInquiriesDays)
  if (days === 0) return
  const before = daysBefore(now, days)
  const where = { status: { in: closedInquiryStatuses }, updatedAt: { less_than_equal: before } }
  await db.deleteMany({ collection: 'inquiries', where })
}

/** How long an entry of the audit trail is kept: two years. */
export const daysAuditEntriesAreKept = 730

/** Permanently deletes the entries of the audit trail that have been kept long enough. */
export const forgetAuditEntries = async ({ db }: Payload, now: Date): Promise<void> => {
  const before = daysBefore(now, daysAuditEntriesAreKept)
  await db.deleteMany({ collection: 'audit-trail', where: { at: { less_than: before } } })
}

/** Deletes the rows of days that are over, and news that a backup had without the job that tells them. */
const forgetMailDays = async ({ db }: Payload, now: Date): Promise<void> => {
  const where = { createdAt: { less_than: daysBefore(now, 2) } }
  for (const collection of ['mail-days', 'news'] as const) {
    await db.deleteMany({ collection, where })
  }
}

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
