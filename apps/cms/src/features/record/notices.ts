import type { Ladder } from '@tropa/contract/rules/numbers'
import { limitIn, limits } from '@tropa/contract/rules/limits'
import type { Payload } from 'payload'
import { createRow, findRow } from '../../database/rows'
import type { Work } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import { queueMail, type WaitingMail } from '../../payload/email/mail-queue'
import { readLadder } from '../../payload/globals/read-ladder'
import type { Member } from '../../payload/payload-types'
import { confirmedAddress, findMember } from '../member/stored-member'
import { countRecords, totalOf } from './stored-record'

const noticeOf = (memberId: string, limit: string, allowed: number) => ({
  memberId: { equals: memberId },
  limit: { equals: limit },
  allowed: { equals: allowed },
})

/** A mail that was not sent does not count, so that the member is told the next time. */
export const takeNoticeBack = (payload: Payload, mail: WaitingMail): Promise<unknown> =>
  payload.db.deleteMany({
    collection: 'limit-notices',
    where: noticeOf(mail.memberId, mail.what, Number(mail.about)),
  })

/**
 * Queues a mail for members who have a new record, are one below a limit and were not told yet.
 */
export const mailNotices = async (
  work: Work,
  members: readonly Pick<Member, 'id' | 'username' | 'email' | 'emailConfirmed'>[],
  numbers: Ladder,
): Promise<void> => {
  const { payload } = work
  if (!isMailSetUp(payload)) return
  const memberIds = members.map(({ id }) => id)
  const countsOf = await countRecords(payload, memberIds, work)
  for (const member of members) {
    if (confirmedAddress(member) === undefined) continue
    const memberId = member.id
    for (const limit of limits) {
      const allowed = limitIn(limit, numbers)
      if (totalOf(countsOf(memberId), limit) !== allowed - 1) continue
      const told = noticeOf(memberId, limit, allowed)
      // A unique index allows one notice.
      if (await findRow(payload, 'limit-notices', told, work)) continue
      await createRow(payload, 'limit-notices', { memberId, limit, allowed }, work)
      await queueMail(work, { kind: 'one-below', memberId, what: limit, about: String(allowed) })
    }
  }
}

/** The same for the member of a typed record. */
export const mailNoticeTo = async (work: Work, memberId: string): Promise<void> => {
  const numbers = await readLadder(work.payload, work)
  const member = await findMember(work.payload, memberId, work)
  if (numbers && member && !member.blocked) await mailNotices(work, [member], numbers)
}
