import { daysReasonsAreKept } from '@tropa/contract/standing/decision'
import type { Payload, TaskConfig } from 'payload'
import { findRows } from '../../database/rows'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { forgetEntries } from '../audit/collection'
import { unlinkRecords } from '../member/write-member'
import { memberIdOf } from '../record/stored-record'

/** Which of these ids documents have, those in the trash too. */
const existing = async (
  payload: Payload,
  collection: 'meetings' | 'todos' | 'members',
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const where = { id: { in: [...new Set(ids)] } }
  const rows = await findRows(payload, collection, { where, select: { createdAt: true } })
  return new Set(rows.map(({ id }) => id))
}

const readFacts = async (payload: Payload) => {
  const ofTodos = async (collection: 'acknowledgements' | 'reminders') => {
    const rows = await findRows(payload, collection, { select: { todo: true } })
    return rows.map(({ id, todo }) => ({ id, todo: typeof todo === 'string' ? todo : todo.id }))
  }
  const [rollCalls, excuses, notices, records, acknowledgements, reminders] = await Promise.all([
    findRows(payload, slugs.rollCalls, { select: { kind: true, subjectId: true } }),
    findRows(payload, slugs.excuses, { select: { kind: true, subjectId: true, memberId: true } }),
    findRows(payload, slugs.limitNotices, { select: { memberId: true } }),
    findRows(payload, slugs.records, {
      where: { member: { exists: true } },
      select: { member: true },
    }),
    ofTodos(slugs.acknowledgements),
    ofTodos(slugs.reminders),
  ])
  const linked = records.map((record) => ({ id: record.id, memberId: memberIdOf(record) ?? '' }))
  return { rollCalls, excuses, notices, records: linked, acknowledgements, reminders }
}

const idsIn = (rows: readonly { id: string }[]) => ({ id: { in: rows.map(({ id }) => id) } })

/**
 * Deletes what was stored about a meeting, a to-do or a member while that was being deleted: it would be in no
 * list, and its reason would be kept without an end. A record stays, about no member.
 */
export const deleteLeftovers = async (payload: Payload): Promise<void> => {
  const { db } = payload
  // Before what they are about: a new meeting is never taken for one that is gone.
  const facts = await readFacts(payload)
  const { rollCalls, excuses, notices, records, acknowledgements, reminders } = facts
  const subjectIds = (kind: string) =>
    [...rollCalls, ...excuses].filter((each) => each.kind === kind).map((each) => each.subjectId)
  const aboutMembers = [...excuses, ...notices, ...records]
  const [meetings, todos, members] = await Promise.all([
    existing(payload, slugs.meetings, subjectIds('meeting')),
    existing(payload, slugs.todos, [
      ...subjectIds('todo'),
      ...[...acknowledgements, ...reminders].map(({ todo }) => todo),
    ]),
    existing(
      payload,
      slugs.members,
      aboutMembers.map(({ memberId }) => memberId),
    ),
  ])
  const hasSubject = ({ kind, subjectId }: Pick<Stored.RollCall, 'kind' | 'subjectId'>) =>
    (kind === 'meeting' ? meetings : todos).has(subjectId)
  const hasMember = ({ memberId }: { memberId: string }) => members.has(memberId)
  const isOfNoTodo = ({ todo }: { todo: string }) => !todos.has(todo)
  const leftovers = [
    [slugs.rollCalls, rollCalls.filter((each) => !hasSubject(each))],
    [slugs.excuses, excuses.filter((each) => !hasSubject(each) || !hasMember(each))],
    [slugs.limitNotices, notices.filter((each) => !hasMember(each))],
    [slugs.acknowledgements, acknowledgements.filter(isOfNoTodo)],
    [slugs.reminders, reminders.filter(isOfNoTodo)],
  ] as const
  for (const [collection, rows] of leftovers) {
    if (rows.length > 0) await db.deleteMany({ collection, where: idsIn(rows) })
  }
  const unlinked = records.filter((each) => !hasMember(each))
  if (unlinked.length === 0) return
  await unlinkRecords(payload, idsIn(unlinked))
}

const hour = 3_600_000
const day = 24 * hour

/**
 * Deletes the reasons of excuses and disputes whose decision is a year old before the job's next run, so that no
 * reason is read after a year.
 */
export const forgetReasons = async ({ db }: Payload, now: Date): Promise<void> => {
  const nextRun = now.getTime() + hour
  const before = new Date(nextRun - daysReasonsAreKept * day).toISOString()
  for (const collection of [slugs.excuses, slugs.records] as const) {
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

/**
 * The job that does this every hour, and deletes leftovers and old entries of the audit trail. What fails does not
 * keep the rest from its work, and the job itself never fails, since a job that failed would not be queued again.
 */
export const forgetReasonsTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'forgetReasons',
  handler: async ({ req: { payload } }) => {
    await forgetReasons(payload, new Date()).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'The reasons of a year ago were not deleted' })
    })
    await deleteLeftovers(payload).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'What belongs to deleted members was not deleted' })
    })
    await forgetEntries(payload, new Date()).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'The audit entries of two years ago were not deleted' })
    })
    return { output: {} }
  },
}
