import { daysReasonsAreKept } from '@tropa/contract/record/decision'
import { daysBefore } from '@tropa/contract/base/calendar-date'
import type { CollectionSlug, Payload, TaskConfig, Where } from 'payload'
import { findRows } from '../database/rows'
import { forgetAttempts } from '../rpc/attempts'
import { forgetEntries } from '../features/audit/collection'
import { forgetInquiries } from './forget-inquiries'
import { unlinkRecords } from '../features/member/write-member'

const idsIn = async (payload: Payload, collection: 'meetings' | 'todos' | 'members') => {
  const rows = await findRows(payload, collection, { select: { createdAt: true } })
  return rows.map(({ id }) => id)
}

/**
 * Deletes what was stored about a meeting, a to-do or a member while that was being deleted: it would be in no
 * list, and its reason would be kept without an end. A record stays, about no member.
 */
export const deleteLeftovers = async (payload: Payload): Promise<void> => {
  // What is stored later may be about something that the lists below do not have yet.
  const isOlder = { createdAt: { less_than_equal: new Date().toISOString() } }
  const [meetings, todos, members] = await Promise.all([
    idsIn(payload, 'meetings'),
    idsIn(payload, 'todos'),
    idsIn(payload, 'members'),
  ])
  const isOfNoSubject: Where = {
    or: [
      { kind: { equals: 'meeting' }, subjectId: { not_in: meetings } },
      { kind: { equals: 'todo' }, subjectId: { not_in: todos } },
    ],
  }
  const isOfNoTodo = { todo: { not_in: todos } }
  const isOfNoMember = { memberId: { not_in: members } }
  const leftovers: [CollectionSlug, Where][] = [
    ['roll-calls', isOfNoSubject],
    ['excuses', { or: [isOfNoSubject, isOfNoMember] }],
    ['limit-notices', isOfNoMember],
    ['acknowledgements', isOfNoTodo],
    ['reminders', isOfNoTodo],
  ]
  for (const [collection, where] of leftovers) {
    await payload.db.deleteMany({ collection, where: { and: [isOlder, where] } })
  }
  const isLinked = { member: { exists: true } }
  const isUnknown = { member: { not_in: members } }
  await unlinkRecords(payload, { and: [isOlder, isLinked, isUnknown] })
}

/**
 * Deletes the reasons of excuses and disputes whose decision is a year old before the job's next run, so that no
 * reason is read after a year.
 */
export const forgetReasons = async ({ db }: Payload, now: Date): Promise<void> => {
  const nextRun = new Date(now.getTime() + 3_600_000)
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

const chores = [
  [forgetReasons, 'The reasons of a year ago were not deleted'],
  [deleteLeftovers, 'What belongs to deleted members was not deleted'],
  [forgetInquiries, 'The inquiries whose time is over were not deleted'],
  [forgetEntries, 'The audit entries of two years ago were not deleted'],
  [forgetAttempts, 'The attempts of yesterday were not deleted'],
] as const

/**
 * The job that does this every hour, and deletes leftovers, old inquiries, old entries of the audit trail and old attempts. What
 * fails does not keep the rest from its work, and the job itself never fails, since a job that failed would not be
 * queued again.
 */
export const forgetReasonsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'forgetReasons',
  handler: async ({ req: { payload } }) => {
    for (const [run, failure] of chores) {
      await run(payload, new Date()).catch((err: unknown) => {
        payload.logger.error({ err, msg: failure })
      })
    }
    return { output: {} }
  },
}
