import { closedInquiryStatuses } from '@tropa/contract/inquiry/inquiry'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { Payload } from 'payload'

/** Permanently deletes inquiries, even in the trash, so many days after they were answered or marked as spam. */
export const forgetInquiries = async ({ config, db }: Payload, now: Date): Promise<void> => {
  const days = Number(config.custom.keepInquiriesDays)
  if (days === 0) return
  const before = daysBefore(now, days)
  const where = { status: { in: closedInquiryStatuses }, updatedAt: { less_than_equal: before } }
  await db.deleteMany({ collection: 'inquiries', where })
}
