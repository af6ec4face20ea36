import type { SubjectKind } from '@tropa/contract/base/subject'
import { mediumDate } from '@tropa/contract/base/day-text'
import { momentIn } from '@tropa/contract/base/team-moment'
import { dateIn } from '@tropa/contract/base/team-time'
import { newsADay, newsWindow } from '@tropa/contract/notification/notifications'
import { newsLine, noLongerLine } from '@tropa/contract/notification/own-mails'
import type { Payload } from 'payload'
import { createRow, findRows } from '../../database/rows'
import { inUnitOfWork, type Work } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import { queueMail, storeMail, type NewsItem } from '../../payload/email/mail-queue'
import { readSettings } from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'
import { timeZoneOf } from '../../payload/globals/time-zone'
import { confirmedAddress, findMember } from '../member/stored-member'
import { findMembers, type ExpectedMember } from '../roll-call/expected'
import { findSubject, hasToDeliver, isExpectedAt } from '../roll-call/subject'

/** A meeting or a to-do. */
type Told = Pick<Stored.Todo, 'id' | 'title' | 'assignees' | 'people'>

interface Change {
  /** `undefined` if it is new. */
  before?: Told | undefined
  /** `undefined` if it was called off. */
  after?: Told
  /** Only who is asked has changed: members who are asked before and after are told nothing. */
  isTextSame?: boolean
}

/** What happened for one member; `undefined` if it does not concern them. */
const newsFor = ({ before, after, isTextSame }: Change, member: ExpectedMember) => {
  const was = before && hasToDeliver(before, member) ? before : undefined
  const is = after && hasToDeliver(after, member) ? after : undefined
  if (is && was && isTextSame) return undefined
  if (is) return { what: was ? 'changed' : 'new', ...is } as const
  return was && ({ what: 'off', ...was } as const)
}

/**
 * Stores what happened to a meeting or a to-do for the members it concerns, except the one who did it. Each row has
 * its own job, which looks for news when the time to wait for more is over.
 */
export const keepNews = async (work: Work, kind: SubjectKind, change: Change): Promise<void> => {
  const { payload, from } = work
  if (!isMailSetUp(payload)) return
  for (const member of await findMembers(payload, work)) {
    const memberId = member.id
    const isWanted = member.mailNews === true && confirmedAddress(member) !== undefined
    const news = newsFor(change, member)
    if (!news || !isWanted || memberId === from.session?.id) continue
    const { what, id: subjectId, title } = news
    const row = { memberId, kind, subjectId, title, what }
    const { createdAt } = await createRow(payload, 'news', row, work)
    const mail = { kind: 'news-due', memberId, queuedAt: createdAt } as const
    const waitUntil = new Date(Date.parse(createdAt) + newsWindow)
    await storeMail(payload, mail, { req: work, waitUntil })
  }
}

/** What happened, a line for each meeting and to-do, as it is now. */
export const newsLines = async (
  payload: Payload,
  items: readonly NewsItem[],
  member: Pick<Stored.Member, 'id' | 'teams'>,
): Promise<string[]> => {
  const { clock } = await readSettings(payload)
  // The last item of each subject, and whether the member has not been told of the subject before.
  const bySubject = new Map<string, NewsItem & { isNew: boolean }>()
  for (const item of items) {
    const isNew = bySubject.get(item.subjectId)?.isNew ?? item.what === 'new'
    bySubject.set(item.subjectId, { ...item, isNew })
  }
  const lines: string[] = []
  for (const { kind, subjectId, title, what, isNew } of bySubject.values()) {
    const found = await findSubject(payload, kind, subjectId)
    if (found && isExpectedAt(found, member)) {
      const { title: present, at } = found.subject
      const when =
        kind === 'todo' ? `due ${mediumDate(at)}` : momentIn(timeZoneOf(payload), at, clock)
      if (!found.hasBegun) lines.push(newsLine(kind, isNew ? 'new' : 'changed', present, when))
    } else if (what === 'off' && !isNew) {
      lines.push(found ? noLongerLine(title) : newsLine(kind, 'off', title))
    }
  }
  return lines
}

/**
 * Makes one mail of all that waits to be told to a member, once the first of it has waited for long enough. After a
 * day's last mail, further news of that day is dropped.
 */
export const gatherNews = (payload: Payload, memberId: string): Promise<void> =>
  inUnitOfWork({ payload }, async (work) => {
    const isTheirs = { memberId: { equals: memberId } }
    const news = await findRows(payload, 'news', {
      where: isTheirs,
      sort: ['createdAt', 'id'],
      req: work,
    })
    const [first] = news
    if (!first || Date.parse(first.createdAt) > Date.now() - newsWindow) return
    const where = { id: { in: news.map(({ id }) => id) } }
    await payload.db.deleteMany({ collection: 'news', where, req: work })
    const member = await findMember(payload, memberId, work)
    if (!member || (await newsLines(payload, news, member)).length === 0) return
    const day = dateIn(timeZoneOf(payload))
    const ofToday = { ...isTheirs, day: { equals: day }, kind: { contains: 'news' } }
    const told = await findRows(payload, 'mail-days', { where: ofToday, req: work })
    const number = told.length + 1
    if (number > newsADay) return
    await createRow(payload, 'mail-days', { memberId, kind: `news ${number}`, day }, work)
    await queueMail(work, { kind: 'news', memberId, about: String(number), news })
  })
