import type { CollectionSlug, Payload, Where } from 'payload'
import { findRows } from '../database/rows'
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
    ['news', isOfNoMember],
    ['acknowledgements', isOfNoTodo],
    ['reminders', isOfNoTodo],
    ['todo-results', { or: [isOfNoTodo, isOfNoMember] }],
  ]
  for (const [collection, where] of leftovers) {
    await payload.db.deleteMany({ collection, where: { and: [isOlder, where] } })
  }
  const isLinked = { member: { exists: true } }
  const isUnknown = { member: { not_in: members } }
  await unlinkRecords(payload, { and: [isOlder, isLinked, isUnknown] })
}
