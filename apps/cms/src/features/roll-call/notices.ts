import type { Ladder } from '@tropa/contract/ladder/numbers'
import { limitIn } from '@tropa/contract/ladder/sentences'
import { oneBelowMail } from '@tropa/contract/mail/decision-mails'
import { isMailSetUp } from '../../payload/email/adapter'
import { slugs } from '../../payload/slugs'
import type { OwnTransaction } from '../audit/record-audit'
import { mailMember } from '../member/links/mail-member'
import { totalOf, type Counts } from '../record/counts'
import type { ExpectedMember } from '../subject/expected'

const limits = ['warnings', 'instances'] as const

interface Closed {
  expected: readonly ExpectedMember[]
  /** The records of those who have a new one. */
  counts: ReadonlyMap<string, Counts>
  numbers: Ladder
}

/**
 * Notes who is one below a limit and was not told yet, in the transaction. Nobody without a confirmed address is.
 *
 * @returns what hands their mails over, for when the transaction is committed
 */
export const noticeMails = async (
  req: OwnTransaction,
  { expected, counts, numbers }: Closed,
): Promise<(() => void)[]> => {
  const { payload } = req
  if (!isMailSetUp(payload)) return []
  const mails: (() => void)[] = []
  for (const { userId, username, address } of expected) {
    const own = counts.get(userId)
    if (!own || address === undefined) continue
    for (const limit of limits) {
      const allowed = limitIn(limit, numbers)
      if (totalOf(own, limit) !== allowed - 1) continue
      const notice = { memberId: userId, limit, allowed }
      const where = {
        memberId: { equals: userId },
        limit: { equals: limit },
        allowed: { equals: allowed },
      }
      if (await payload.db.findOne({ collection: slugs.limitNotices, where, req })) continue
      const now = new Date().toISOString()
      await payload.db.create({
        collection: slugs.limitNotices,
        data: { ...notice, createdAt: now, updatedAt: now },
        returning: false,
        req,
      })
      const mail = oneBelowMail(limit, allowed, payload.config.serverURL)
      mails.push(() => {
        mailMember(payload, { username }, { to: address, ...mail })
      })
    }
  }
  return mails
}
