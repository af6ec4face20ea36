import type { Where } from 'payload'
import { notBlocked } from '../../payload/access/admins'
import { findRows } from '../../database/rows'
import type { Work } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import { queueMail, type NewMail } from '../../payload/email/mail-queue'

/** Queues a mail for each of some members who has a confirmed address. */
export const mailConfirmed = async (work: Work, where: Where, mail: NewMail): Promise<void> => {
  if (!isMailSetUp(work.payload)) return
  const members = await findRows(work.payload, 'members', {
    where: { and: [where, notBlocked, { emailConfirmed: { equals: true } }] },
    select: { username: true },
    req: work,
  })
  for (const { id } of members) await queueMail(work, { ...mail, memberId: id })
}
