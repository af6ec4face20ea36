import { createRow, findRow } from '../../database/rows'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import type { Payload } from 'payload'
import { queueMail, type NewMail } from '../../payload/email/mail-queue'

/** A mail of a kind on a day of the team's zone, `YYYY-MM-DD`; without a member the whole day of the kind. */
interface MailDay {
  memberId: string
  kind: string
  day: string
}

export const isStored = async (
  payload: Payload,
  { memberId, kind, day }: MailDay,
  req?: Work,
): Promise<boolean> => {
  const where = {
    memberId: { equals: memberId },
    kind: { equals: kind },
    day: { equals: day },
  }
  return (await findRow(payload, 'mail-days', where, req)) !== null
}

/** Stores a row together with its mail, if there is one. Of several attempts, even at the same moment, one succeeds. */
export const storeDay = async (payload: Payload, row: MailDay, mail?: NewMail): Promise<void> => {
  try {
    await inUnitOfWork({ payload }, async (work) => {
      if (await isStored(payload, row, work)) return
      await createRow(payload, 'mail-days', row, work)
      if (mail) await queueMail(work, mail)
    })
  } catch (error) {
    if (!(await isStored(payload, row))) throw error
  }
}

const kept = 2 * 86_400_000

/** Deletes the rows of days that are over, and news that a backup had without the job that tells them. */
export const forgetMailDays = async ({ db }: Payload, now: Date): Promise<void> => {
  const where = { createdAt: { less_than: new Date(now.getTime() - kept).toISOString() } }
  await db.deleteMany({ collection: 'mail-days', where })
  await db.deleteMany({ collection: 'news', where })
}
