import { addDays, weekdayOf, type CalendarDate } from '@tropa/contract/base/calendar-date'
import { momentAt, momentIn } from '@tropa/contract/base/team-moment'
import { dateIn } from '@tropa/contract/base/team-time'
import { dueLine, meetingLine } from '@tropa/contract/notification/week-mails'
import { isAsked } from '@tropa/contract/team/assignee'
import type { Payload, TaskConfig } from 'payload'
import { findRows } from '../../database/rows'
import { isMailSetUp } from '../../payload/email/adapter'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { readSettings } from '../../payload/globals/read-settings'
import { week } from '../../payload/jobs/job-runner'
import { confirmedAddress } from '../member/stored-member'
import { findMembers, type ExpectedMember } from '../roll-call/expected'
import { hasToDeliver } from '../roll-call/subject'
import { findAcknowledgements, findTodos, groupByTodo, sinceAsked, versionsOf } from '../todo/read'
import { readNotifications } from './notifications'
import { isStored, storeDay } from './store-day'

const sunday = 0

/** When each mail of a day is due by the team's clocks, and how many days it looks ahead. */
const schedule = {
  reminders: { at: '08:00', on: undefined, ahead: 3 },
  summary: { at: '18:00', on: sunday, ahead: 7 },
} as const

type DayMail = keyof typeof schedule

const zoneOf = ({ config }: Payload) => String(config.custom.timeZone)

/** What comes in the days after one, of everybody: four queries, however many members there are. */
const readComing = async (payload: Payload, kind: DayMail, day: CalendarDate) => {
  const zone = zoneOf(payload)
  const [first, last] = [addDays(day, 1), addDays(day, schedule[kind].ahead)]
  const deadline = {
    greater_than_equal: toStoredDate(first),
    less_than_equal: toStoredDate(last),
  }
  const [from, to] = [first, addDays(last, 1)].map((each) =>
    momentAt(zone, `${each}T00:00`).toISOString(),
  )
  const [todos, acknowledgements, meetings, settings] = await Promise.all([
    findTodos(payload, { deadline }),
    findAcknowledgements(payload, { 'todo.deadline': deadline }),
    findRows(payload, 'meetings', {
      where: { startsAt: { greater_than_equal: from, less_than: to } },
      sort: ['startsAt', 'id'],
    }),
    readSettings(payload),
  ])
  return {
    todos,
    acknowledgementsOf: groupByTodo(acknowledgements),
    meetings,
    clock: settings.clock,
  }
}

type Coming = Awaited<ReturnType<typeof readComing>>

/** A reminder is of what is near and was not acknowledged; a summary has all of it. */
const linesFor = (
  { todos, acknowledgementsOf, meetings, clock }: Coming,
  { id, teams }: Pick<ExpectedMember, 'id' | 'teams'>,
  { kind, day, zone }: { kind: DayMail; day: CalendarDate; zone: string },
): string[] => {
  const isReminder = kind === 'reminders'
  const near = [addDays(day, 1), addDays(day, 3)]
  const due = todos.filter((todo) => {
    if (!hasToDeliver(todo, { id, teams })) return false
    if (!isReminder) return true
    const { askedVersion } = versionsOf(todo)
    const { acknowledgedBy } = sinceAsked(acknowledgementsOf.get(todo.id) ?? [], askedVersion)
    return (
      near.includes(toPlainDate(todo.deadline)) &&
      !acknowledgedBy.some(({ userId }) => userId === id)
    )
  })
  const held = meetings.filter(
    ({ assignees, startsAt }) =>
      isAsked(assignees, teams ?? []) &&
      (!isReminder || dateIn(zone, new Date(startsAt)) === addDays(day, 1)),
  )
  return [
    ...due.map(({ title, deadline }) => dueLine(title, toPlainDate(deadline), day)),
    ...held.map(({ title, startsAt }) => meetingLine(title, momentIn(zone, startsAt, clock))),
  ]
}

/** What a mail of today has to say to a member; nothing once its day is over. */
export const readLines = async (
  payload: Payload,
  kind: DayMail,
  day: CalendarDate,
  member: Pick<ExpectedMember, 'id' | 'teams'>,
): Promise<string[]> => {
  const zone = zoneOf(payload)
  if (dateIn(zone) !== day) return []
  return linesFor(await readComing(payload, kind, day), member, { kind, day, zone })
}

const isDue = (kind: DayMail, zone: string, now: Date) => {
  const { at, on } = schedule[kind]
  const day = dateIn(zone, now)
  return (on === undefined || weekdayOf(day) === on) && now >= momentAt(zone, `${day}T${at}`)
}

/**
 * Queues the mails of today whose hour has come, once for each member whatever happens: in another instance,
 * or in a run that was killed half-way. What is posted after that is not of this day any more.
 */
export const queueDayMails = async (payload: Payload, now: Date): Promise<void> => {
  if (!isMailSetUp(payload)) return
  const zone = zoneOf(payload)
  const day = dateIn(zone, now)
  for (const kind of ['reminders', 'summary'] as const) {
    const whole = { memberId: '', kind, day }
    if (!isDue(kind, zone, now) || (await isStored(payload, whole))) continue
    const coming = await readComing(payload, kind, day)
    for (const member of await findMembers(payload)) {
      if (!readNotifications(member)[kind] || !confirmedAddress(member)) continue
      if (linesFor(coming, member, { kind, day, zone }).length === 0) continue
      const memberId = member.id
      await storeDay(payload, { ...whole, memberId }, { kind, memberId, about: day })
    }
    await storeDay(payload, whole)
  }
}

/** The job of every quarter of an hour, because the clocks of some zones differ by quarters. It never fails. */
export const weekTask: TaskConfig<{ input: object; output: object }> = {
  slug: week,
  handler: async ({ req: { payload } }) => {
    await queueDayMails(payload, new Date()).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'The mails of today were not queued' })
    })
    return { output: {} }
  },
}
