import { everyone, isAsked } from '@tropa/contract/team/assignee'
import {
  dayQueryFor,
  freeDaySearch,
  type Clash,
  type DeadlineDay,
} from '@tropa/contract/todo/deadline-day'
import { isRecord } from '@tropa/contract/base/is-record'
import {
  addDays,
  daysBetween,
  lastDate,
  type CalendarDate,
} from '@tropa/contract/base/calendar-date'
import { namesOf } from '@tropa/contract/settings/teams'
import { dateIn } from '@tropa/contract/base/team-time'
import { todoMessages } from '@tropa/contract/todo/todo'
import type { Payload } from 'payload'
import { toPlainDate, toStoredDate } from '../../payload/fields/stored-date'
import { assigneeIds, readSettings } from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'
import { apiError } from '../../rpc/errors'
import { api, checkInput } from '../../rpc/procedure'
import { readEventsBetween } from '../calendar/read'
import { findMembers } from '../roll-call/expected'
import { hasToDeliver } from '../roll-call/subject'
import { activeOn } from './active'
import { findTodos, findTodo } from './read'

export interface Due {
  _id: string
  title: string
  deadline: CalendarDate
}

const isOn = ({ start, end }: Clash, day: CalendarDate) => start <= day && day <= end

const clashTypes: readonly string[] = ['exam', 'holiday', 'deadline']

/** Whether an event clashes with a day: it is that day, or it is an exam on the day after. */
const clashesWith = (event: Clash, day: CalendarDate) =>
  (clashTypes.includes(event.type) && isOn(event, day)) ||
  (event.type === 'exam' && isOn(event, addDays(day, 1)))

/** How many days the calendar still has after a date, at most `most`. */
const daysLeft = (date: CalendarDate, most: number) => Math.min(most, daysBetween(date, lastDate))

/** The last day to read events of, to judge a day and the free ones after it. */
export const lastDayLookedAt = (date: CalendarDate): CalendarDate =>
  addDays(date, daysLeft(date, freeDaySearch + 1))

/**
 * What a deadline on a day collides with, and the first later day that is free.
 *
 * @param events - those up to the last day that is looked at
 * @param due - the deadlines of other to-dos of the same teams, up to the same day
 */
export const findCollisions = (
  date: CalendarDate,
  events: readonly Clash[],
  due: readonly Due[],
): DeadlineDay => {
  const clashesOn = (day: CalendarDate) => events.filter((event) => clashesWith(event, day))
  const dueOn = (day: CalendarDate) => due.filter(({ deadline }) => deadline === day)
  const laterDays = Array.from({ length: daysLeft(date, freeDaySearch) }, (_, index) =>
    addDays(date, index + 1),
  )
  return {
    date,
    clashes: clashesOn(date),
    due: dueOn(date).map(({ _id, title }) => ({ _id, title })),
    nextFree:
      laterDays.find((day) => clashesOn(day).length === 0 && dueOn(day).length === 0) ?? null,
  }
}

/** The to-dos that a member has to deliver and that are not over, nearest deadline first. */
export const readDeadlines = async (
  payload: Payload,
  member: Pick<Stored.Member, 'id' | 'teams'>,
  today: CalendarDate,
) => {
  const todos = await findTodos(payload, activeOn(today))
  return todos.filter((todo) => hasToDeliver(todo, member))
}

/** Whether two lists of teams share one; `Everyone` shares with all. */
const overlap = (teams: readonly string[], others: readonly string[]) =>
  others.includes(everyone) || isAsked(teams, others)

/** The to-dos that members of some teams have to deliver; one that names people concerns only their teams. */
const concerning = async (
  payload: Payload,
  todos: readonly Stored.Todo[],
  teams: readonly string[],
): Promise<Stored.Todo[]> => {
  const found = todos.filter(({ assignees }) => overlap(assignees, teams))
  if (!found.some(({ people }) => people)) return found
  const members = await findMembers(payload)
  return found.filter(
    (todo) =>
      !todo.people ||
      members.some((each) => isAsked(teams, each.teams ?? []) && hasToDeliver(todo, each)),
  )
}

/** Looks for the edited to-do before the rest of the query is validated: a 404 comes before a 400. */
const onNamedTodo = api.use(async ({ context, next }, input: unknown) => {
  const id = isRecord(input) ? input.todo : undefined
  if (id !== undefined && !(typeof id === 'string' && (await findTodo(context.payload, id)))) {
    throw apiError('NOT_FOUND', todoMessages.notFound)
  }
  return next()
})

export const deadlineProcedures = {
  day: onNamedTodo
    .use(checkInput(({ teams }) => dayQueryFor(namesOf(teams))))
    .deadline.day.handler(async ({ context, input }): Promise<DeadlineDay> => {
      const { payload, env } = context
      const { date, assignees, todo } = input
      const asked = assigneeIds(assignees, await readSettings(payload)) ?? []
      const today = dateIn(env.timeZone)
      const last = lastDayLookedAt(date)
      const [events, todos] = await Promise.all([
        readEventsBetween(payload, { first: date, last }),
        findTodos(payload, {
          deadline: {
            greater_than_equal: toStoredDate(date < today ? today : date),
            less_than_equal: toStoredDate(last),
          },
        }),
      ])
      const due = (await concerning(payload, todos, asked))
        .filter(({ id }) => id !== todo)
        .map(({ id, title, deadline }) => ({ _id: id, title, deadline: toPlainDate(deadline) }))
      const clashes = events.map((event) => ({ ...event, _id: event.id }))
      return findCollisions(date, clashes, due)
    }),
}
