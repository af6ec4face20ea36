import type { Subject } from '@tropa/contract/base/subject'
import { newsWindow, type NewsKind } from '@tropa/contract/notification/notifications'
import { createRow } from '../../database/rows'
import type { Work } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import { storeMail } from '../../payload/email/mail-queue'
import { confirmedAddress } from '../member/stored-member'
import { findMembers } from '../roll-call/expected'
import { isExpectedAt, type FoundSubject } from '../roll-call/subject'

/**
 * Keeps what happened to a meeting or a to-do for the members it concerns, but not for who did it. Each row has a job
 * of its own, which looks for news when the time to wait for more is over.
 */
export const keepNews = async (
  work: Work,
  what: NewsKind,
  { kind, _id, title }: Pick<Subject, 'kind' | '_id' | 'title'>,
  asked: Pick<FoundSubject, 'assignees' | 'people'>,
): Promise<void> => {
  const { payload, from } = work
  if (!isMailSetUp(payload)) return
  for (const member of await findMembers(payload, work)) {
    const memberId = member.id
    const isTold =
      member.mailNews === true &&
      memberId !== from.session?.id &&
      confirmedAddress(member) !== undefined &&
      isExpectedAt(asked, member)
    if (!isTold) continue
    const row = { memberId, kind, subjectId: _id, title, what }
    const { createdAt } = await createRow(payload, 'news', row, work)
    const mail = { kind: 'news-due', memberId, queuedAt: createdAt } as const
    const waitUntil = new Date(Date.parse(createdAt) + newsWindow)
    await storeMail(payload, mail, { req: work, waitUntil })
  }
}
