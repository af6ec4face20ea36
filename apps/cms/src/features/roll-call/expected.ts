import { byName } from '@tropa/contract/member/name-order'
import { dateIn } from '@tropa/contract/base/team-time'
import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { containing } from '../../database/containing'
import { changeRow, createRow, findRow, findRows } from '../../database/rows'
import type { Work } from '../../database/unit-of-work'
import { notBlocked } from '../../payload/access/admins'
import { outsideTrash } from '../../payload/fields/deleted-at'
import type * as Stored from '../../payload/payload-types'
import { archivedOn } from '../todo/active'
import { isExpectedAt, ofMeeting, ofSubject, ofTodo, type FoundSubject } from './subject'
import { timeZoneOf } from '../../payload/globals/time-zone'

type Request = Partial<PayloadRequest>

const select = {
  username: true,
  userType: true,
  teams: true,
  email: true,
  emailConfirmed: true,
  left: true,
  mailNews: true,
  mailReminders: true,
  mailSummary: true,
} as const

/** A member as meetings, to-dos and mails know one. */
export type ExpectedMember = Pick<Stored.Member, 'id' | keyof typeof select>

/** Everybody who is not blocked, by username. */
export const findMembers = async (payload: Payload, req: Request = {}): Promise<ExpectedMember[]> =>
  (await findRows(payload, 'members', { where: notBlocked, select, req })).toSorted(byName)

/** Somebody who is expected; without `member`, their account was deleted since. */
export interface Expected {
  userId: string
  username: string
  member?: ExpectedMember | undefined
}

const asked = (members: readonly ExpectedMember[], found: FoundSubject): Expected[] =>
  members
    .filter((member) => isExpectedAt(found, member))
    .map((member) => ({ userId: member.id, username: member.username, member }))

const settledList = z.array(z.object({ userId: z.string(), username: z.string() }))

const parseSettled = (expected: string) => settledList.parse(JSON.parse(expected))

type RollCall = Pick<Stored.RollCall, 'id' | 'expected'>

/**
 * Who is expected at a meeting or has to deliver a to-do: as it was settled, else the members of its teams who are not
 * blocked, by username.
 */
export const findExpected = async (
  payload: Payload,
  found: FoundSubject,
  rollCall: Pick<RollCall, 'expected'> | null | undefined,
  req: Request = {},
): Promise<Expected[]> => {
  if (!rollCall?.expected) return asked(await findMembers(payload, req), found)
  const settled = parseSettled(rollCall.expected)
  const where = { id: { in: settled.map(({ userId }) => userId) } }
  const members = await findRows(payload, 'members', { where, select, req })
  return settled
    .map(({ userId, username }) => {
      const member = members.find(({ id }) => id === userId)
      return { userId, username: member?.username ?? username, member }
    })
    .toSorted(byName)
}

const settle = async (
  work: Work,
  found: FoundSubject,
  rollCall: RollCall | null | undefined,
  members: readonly ExpectedMember[],
): Promise<void> => {
  const names = asked(members, found).map(({ userId, username }) => ({ userId, username }))
  const expected = JSON.stringify(names)
  if (rollCall) {
    await changeRow(work, 'roll-calls', rollCall.id, { expected })
  } else {
    const { kind, _id: subjectId } = found.subject
    await createRow(work.payload, 'roll-calls', { kind, subjectId, marks: [], expected }, work)
  }
}

/** Settles who is expected at one meeting or to-do that has begun, unless that is settled. */
export const settleExpected = async (work: Work, found: FoundSubject): Promise<void> => {
  const rollCall = await findRow(work.payload, 'roll-calls', ofSubject(found.subject), work)
  if (rollCall?.expected || rollCall?.closedAt) return
  await settle(work, found, rollCall, await findMembers(work.payload, work))
}

/**
 * Settles who is expected at everything that has begun. Whatever changes who would be expected calls this first: who
 * joins, leaves or changes teams later is neither added nor spared.
 */
export const settleBegun = async (work: Work): Promise<void> => {
  const { payload } = work
  const now = new Date()
  const today = dateIn(timeZoneOf(payload), now)
  const held = { startsAt: { less_than_equal: now.toISOString() }, closedAt: { exists: false } }
  const over = { and: [archivedOn(today), outsideTrash] }
  // One after the other: a transaction of MongoDB does not take several operations at once.
  const meetings = await findRows(payload, 'meetings', {
    where: held,
    select: { title: true, startsAt: true, assignees: true },
    req: work,
  })
  const todos = await findRows(payload, 'todos', {
    where: over,
    select: { title: true, deadline: true, assignees: true, people: true },
    req: work,
  })
  const begun = [...meetings.map(ofMeeting), ...todos.map((todo) => ofTodo(payload, todo))]
  if (begun.length === 0) return
  const where: Where = { subjectId: { in: begun.map(({ subject }) => subject._id) } }
  const rollCalls = await findRows(payload, 'roll-calls', {
    where,
    select: { kind: true, subjectId: true, expected: true, closedAt: true },
    req: work,
  })
  const unsettled = begun.flatMap((found) => {
    const { kind, _id } = found.subject
    const rollCall = rollCalls.find((each) => each.kind === kind && each.subjectId === _id)
    return rollCall?.expected || rollCall?.closedAt ? [] : [{ found, rollCall }]
  })
  if (unsettled.length === 0) return
  const members = await findMembers(payload, work)
  for (const { found, rollCall } of unsettled) await settle(work, found, rollCall, members)
}

/** A meeting that is moved to the future is open again: who is expected is settled when it begins. */
export const unsettle = async (work: Work, meetingId: string): Promise<void> => {
  const where = ofSubject({ kind: 'meeting', _id: meetingId })
  const rollCall = await findRow(work.payload, 'roll-calls', where, work)
  if (rollCall) await changeRow(work, 'roll-calls', rollCall.id, { expected: null })
}

/** The meetings at which a member is expected as it was settled, whatever their teams are now. */
export const findSettledMeetings = async (
  payload: Payload,
  memberId: string,
): Promise<string[]> => {
  const where = { and: [{ kind: { equals: 'meeting' } }, containing('expected', memberId)] }
  const found = await findRows(payload, 'roll-calls', { where, select: { subjectId: true } })
  return found.map(({ subjectId }) => subjectId)
}

/** The ids of the members who had to deliver each to-do whose deadline has passed, by the to-do's id. */
export const findSettledTodos = async (
  payload: Payload,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = await findRows(payload, 'roll-calls', {
    where: { kind: { equals: 'todo' }, expected: { exists: true } },
    select: { subjectId: true, expected: true },
  })
  return new Map(
    found.flatMap(({ subjectId, expected }) =>
      expected ? [[subjectId, parseSettled(expected).map(({ userId }) => userId)]] : [],
    ),
  )
}
