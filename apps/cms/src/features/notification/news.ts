import type { Subject } from '@tropa/contract/base/subject'
import { newsWindow, type NewsKind } from '@tropa/contract/notification/notifications'
import { isAsked } from '@tropa/contract/team/assignee'
import { createRow } from '../../database/rows'
import type { Work } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import { storeMail } from '../../payload/email/mail-queue'
import { confirmedAddress } from '../member/stored-member'
import { findMembers } from '../roll-call/expected'

/**
 * Keeps what happened to a meeting or a to-do for the members it concerns, but not for who did it. Each row has a job
 * of its own, which looks for news when the time to wait for more is over.
 */
export const keepNews = async (
  work: Work,
  what: NewsKind,
  { kind, _id, title }: Pick<Subject, 'kind' | '_id' | 'title'>,
  assignees: readonly string[],
): Promise<void> => {
  const { payload, from } = work
  if (!isMailSetUp(payload)) return
  for (const member of await findMembers(payload, work)) {
    const memberId = member.id
    const isTold =
      member.mailNews === true &&
      memberId !== from.session?.id &&
      confirmedAddress(member) !== undefined &&
      isAsked(assignees, member.teams ?? [])
    if (!isTold) continue
    const row = { memberId, kind, subjectId: _id, title, what }
    const { createdAt } = await createRow(payload, 'news', row, work)
    const mail = { kind: 'news-due', memberId, queuedAt: createdAt } as const
    const waitUntil = new Date(Date.parse(createdAt) + newsWindow)
    await storeMail(payload, mail, { req: work, waitUntil })
  }
}
