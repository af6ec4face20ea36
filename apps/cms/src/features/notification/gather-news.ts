import { mediumDate } from '@tropa/contract/base/day-text'
import { momentIn } from '@tropa/contract/base/team-moment'
import { dateIn } from '@tropa/contract/base/team-time'
import { newsADay, newsWindow } from '@tropa/contract/notification/notifications'
import { newsLine } from '@tropa/contract/notification/week-mails'
import type { Payload } from 'payload'
import { createRow, findRows } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import { queueMail, type NewsItem } from '../../payload/email/mail-queue'
import { readSettings } from '../../payload/globals/read-settings'
import type { Member } from '../../payload/payload-types'
import { findSubject, isExpectedAt } from '../roll-call/subject'

const zoneOf = ({ config }: Payload) => String(config.custom.timeZone)

const kindOf = (number: number) => `news ${number}`

/**
 * Makes one mail of all that waits to be told to a member, once the first of it has waited for long enough. After the
 * last mail of a day the rest of the day is told to nobody.
 */
export const gatherNews = (payload: Payload, memberId: string): Promise<void> =>
  inUnitOfWork({ payload }, async (work) => {
    const isTheirs = { memberId: { equals: memberId } }
    const waiting = await findRows(payload, 'news', {
      where: isTheirs,
      sort: ['createdAt', 'id'],
      req: work,
    })
    const [first] = waiting
    if (!first || Date.parse(first.createdAt) > Date.now() - newsWindow) return
    const where = { id: { in: waiting.map(({ id }) => id) } }
    await payload.db.deleteMany({ collection: 'news', where, req: work })
    const day = dateIn(zoneOf(payload))
    const numbers = Array.from({ length: newsADay }, (_, index) => kindOf(index + 1))
    const told = await findRows(payload, 'mail-days', {
      where: { and: [isTheirs, { day: { equals: day } }, { kind: { in: numbers } }] },
      req: work,
    })
    const number = told.length + 1
    if (number > newsADay) return
    await createRow(payload, 'mail-days', { memberId, kind: kindOf(number), day }, work)
    const news = waiting.map(({ kind, subjectId, title, what }) => ({
      kind,
      subjectId,
      title,
      what,
    }))
    await queueMail(work, { kind: 'news', memberId, about: String(number), news })
  })

/** What happened, a line for each meeting and to-do, as it is now. */
export const newsLines = async (
  payload: Payload,
  items: readonly NewsItem[],
  member: Pick<Member, 'id' | 'teams'>,
): Promise<string[]> => {
  const { clock } = await readSettings(payload)
  const lines: string[] = []
  for (const subjectId of new Set(items.map((item) => item.subjectId))) {
    const all = items.filter((item) => item.subjectId === subjectId)
    const [last] = all.slice(-1)
    if (!last) continue
    const { kind, title } = last
    const isNew = all.some(({ what }) => what === 'new')
    const found = await findSubject(payload, kind, subjectId)
    if (!found) {
      // Nobody has been told of what came and went.
      if (last.what === 'off' && !isNew) lines.push(newsLine(kind, 'off', title))
    } else if (!found.hasBegun && isExpectedAt(found, member)) {
      const { title: present, at } = found.subject
      const when = kind === 'todo' ? `due ${mediumDate(at)}` : momentIn(zoneOf(payload), at, clock)
      lines.push(newsLine(kind, isNew ? 'new' : 'changed', present, when))
    }
  }
  return lines
}
