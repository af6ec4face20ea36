import { addDays, weekdayOf, type CalendarDate } from '@tropa/contract/base/calendar-date'
import { momentAt, momentIn } from '@tropa/contract/base/team-moment'
import { dateIn } from '@tropa/contract/base/team-time'
import { dueLine, meetingLine } from '@tropa/contract/notification/own-mails'
import { isAsked } from '@tropa/contract/team/assignee'
import type { Payload } from 'payload'
import { groupAcknowledgements } from '../../database/acknowledgements'
import { createRow, findRow, findRows } from '../../database/rows'
import { inUnitOfWork } from '../../database/unit-of-work'
import { isMailSetUp } from '../../payload/email/adapter'
import { queueMail } from '../../payload/email/mail-queue'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { readSettings } from '../../payload/globals/read-settings'
import { week } from '../../payload/jobs/job-runner'
import { recurringTask } from '../../payload/jobs/recurring-task'
import { timeZoneOf } from '../../payload/globals/time-zone'
import { confirmedAddress } from '../member/stored-member'
import { findMembers, type ExpectedMember } from '../roll-call/expected'
import { hasToDeliver } from '../roll-call/subject'
import { findTodos, sinceAsked, versionsOf } from '../todo/read'
import { readNotifications } from './notifications'

const sunday = 0

/** When each mail of a day is due by the team's clocks, and on how many of the next days its meetings and to-dos are. */
const schedule = {
  reminders: { at: '08:00', on: undefined, meetings: 1, todos: 3 },
  summary: { at: '18:00', on: sunday, meetings: 7, todos: 7 },
} as const

type DayMail = keyof typeof schedule

interface Coming {
  line: string
  isFor: (member: Pick<ExpectedMember, 'id' | 'teams'>) => boolean
}

/**
 * What comes in the days after one: four queries, however many members there are. A reminder is of what is near and
 * was not acknowledged, a summary of everything.
 */
const readComing = async (
  payload: Payload,
  kind: DayMail,
  day: CalendarDate,
): Promise<Coming[]> => {
  const zone = timeZoneOf(payload)
  const isReminder = kind === 'reminders'
  const { meetings: meetingDays, todos: todoDays } = schedule[kind]
  const [tomorrow, last] = [addDays(day, 1), addDays(day, todoDays)]
  const deadline = {
    greater_than_equal: toStoredDate(tomorrow),
    less_than_equal: toStoredDate(last),
  }
  const [from, to] = [tomorrow, addDays(tomorrow, meetingDays)].map((each) =>
    momentAt(zone, `${each}T00:00`).toISOString(),
  )
  const [todos, meetings, { clock }] = await Promise.all([
    findTodos(payload, { deadline }),
    findRows(payload, 'meetings', {
      where: { startsAt: { greater_than_equal: from, less_than: to } },
      sort: ['startsAt', 'id'],
    }),
    readSettings(payload),
  ])
  const todoIds = todos.map(({ id }) => id)
  const byTodo = await groupAcknowledgements(payload.db, todoIds)
  const ofTodos = todos.flatMap((todo): Coming[] => {
    const date = toPlainDate(todo.deadline)
    if (isReminder && date !== tomorrow && date !== last) return []
    const { acknowledgedBy } = sinceAsked(byTodo.get(todo.id) ?? [], versionsOf(todo).askedVersion)
    const done = isReminder ? acknowledgedBy.map(({ userId }) => userId) : []
    const isFor: Coming['isFor'] = (member) =>
      hasToDeliver(todo, member) && !done.includes(member.id)
    return [{ line: dueLine(todo.title, date, day), isFor }]
  })
  const ofMeetings = meetings.map(({ title, startsAt, assignees }): Coming => ({
    line: meetingLine(title, momentIn(zone, startsAt, clock)),
    isFor: ({ teams }) => isAsked(assignees, teams ?? []),
  }))
  return [...ofTodos, ...ofMeetings]
}

/** What a mail of today has to say to a member; nothing once its day is over. */
export const readLines = async (
  payload: Payload,
  kind: DayMail,
  day: CalendarDate,
  member: Pick<ExpectedMember, 'id' | 'teams'>,
): Promise<string[]> => {
  if (dateIn(timeZoneOf(payload)) !== day) return []
  const coming = await readComing(payload, kind, day)
  return coming.filter(({ isFor }) => isFor(member)).map(({ line }) => line)
}

const isDue = (kind: DayMail, zone: string, now: Date) => {
  const { at, on } = schedule[kind]
  const day = dateIn(zone, now)
  return (on === undefined || weekdayOf(day) === on) && now >= momentAt(zone, `${day}T${at}`)
}

/** A mail of a day in the team's zone; without a member, it says that all mails of its kind are queued. */
interface MailDay {
  memberId: string
  kind: DayMail
  day: CalendarDate
}

const isStored = async (payload: Payload, { memberId, kind, day }: MailDay): Promise<boolean> => {
  const where = { memberId: { equals: memberId }, kind: { equals: kind }, day: { equals: day } }
  return (await findRow(payload, 'mail-days', where)) !== null
}

/** Stores a row together with its mail. Of several attempts, even at the same moment, one stores it. */
const storeDay = async (payload: Payload, row: MailDay): Promise<void> => {
  try {
    await inUnitOfWork({ payload }, async (work) => {
      await createRow(payload, 'mail-days', row, work)
      const { memberId, kind, day } = row
      if (memberId) await queueMail(work, { kind, memberId, about: day })
    })
  } catch (error) {
    if (!(await isStored(payload, row))) throw error
  }
}

/**
 * Queues the mails of today whose hour has come, exactly once for each member, even with several instances or
 * after a run that was killed half-way. They do not include what is posted later.
 */
export const queueDayMails = async (payload: Payload, now: Date): Promise<void> => {
  if (!isMailSetUp(payload)) return
  const zone = timeZoneOf(payload)
  const day = dateIn(zone, now)
  for (const kind of ['reminders', 'summary'] as const) {
    const whole = { memberId: '', kind, day }
    if (!isDue(kind, zone, now) || (await isStored(payload, whole))) continue
    const coming = await readComing(payload, kind, day)
    for (const member of await findMembers(payload)) {
      const isWanted = readNotifications(member)[kind] && confirmedAddress(member) !== undefined
      if (isWanted && coming.some(({ isFor }) => isFor(member))) {
        await storeDay(payload, { ...whole, memberId: member.id })
      }
    }
    await storeDay(payload, whole)
  }
}

/** The job of every quarter of an hour, because the clocks of some zones differ by quarters. */
export const dayMailsTask = recurringTask(week, [
  [queueDayMails, 'The mails of today were not queued'],
])
