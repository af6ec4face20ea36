import { namesOfIds } from '@tropa/contract/settings/teams'
import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import * as z from 'zod/mini'
import { findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import { assigneesText, readSettings } from '../../payload/globals/read-settings'
import { toPlainDate } from '../../payload/fields/stored-date'
import { memberIdOf, stateOf } from '../record/stored-record'
import { todoIdOf } from '../todo/read'

/** So few rows at a time that the memory they take does not depend on how many there are. */
const partSize = 500

const readAll = async function* <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  where: Where = {},
): AsyncGenerator<DataFromCollectionSlug<Slug>> {
  let after: Where = {}
  for (;;) {
    const rows = await findRows(payload, collection, {
      where: { and: [where, after] },
      sort: 'id',
      limit: partSize,
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < partSize) return
    after = { id: { greater_than: last.id } }
  }
}

const marks = z.array(
  z.object({
    userId: z.string(),
    username: z.optional(z.string()),
    mark: z.nullable(z.string()),
    minutes: z.nullish(z.number()),
    outcome: z.nullish(z.object({ fee: z.number() })),
  }),
)

/** A draft has marks; a closed roll call has rows, with what became of each. */
const readMarks = async function* (payload: Payload) {
  for await (const rollCall of readAll(payload, 'roll-calls')) {
    const { kind, subjectId, closedAt } = rollCall
    for (const each of marks.parse(closedAt ? rollCall.rows : rollCall.marks)) {
      yield { ...each, kind, subjectId, closedAt }
    }
  }
}

type Cell = string | number | null | undefined

/** A file of the archive. */
export interface Sheet {
  name: string
  columns: string[]
  rows: () => AsyncIterable<Cell[]>
}

/** A sheet with a column for each of the cells. */
const sheetOf = <Row>(
  name: string,
  read: () => AsyncIterable<Row>,
  cells: Record<string, (row: Row) => Cell>,
): Sheet => ({
  name,
  columns: Object.keys(cells),
  async *rows() {
    for await (const row of read()) yield Object.values(cells).map((cellOf) => cellOf(row))
  },
})

export const readSheets = async (payload: Payload, timeZone: string): Promise<Sheet[]> => {
  const settings = await readSettings(payload)
  const members = await findRows(payload, 'members', { select: { username: true } })
  const usernames = new Map(members.map(({ id, username }) => [id, username]))
  const select = { title: true } as const
  const titled = [
    ...(await findRows(payload, 'todos', { select })),
    ...(await findRows(payload, 'meetings', { select })),
  ]
  const titles = new Map(titled.map(({ id, title }) => [id, title]))
  // Swedish dates are those of ISO 8601, as spreadsheets read them.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const time = (moment: string | null | undefined) =>
    moment ? format.format(new Date(moment)) : ''

  return [
    sheetOf('members.csv', () => readAll(payload, 'members'), {
      name: ({ name }) => name,
      username: ({ username }) => username,
      team: ({ teams }) => namesOfIds(teams ?? [], settings.teams).join(', '),
      role: ({ userType }) => userType,
      state: ({ left, blocked }) => (left ? 'left' : blocked ? 'blocked' : 'active'),
    }),
    sheetOf('to-dos.csv', () => readAll(payload, 'todos', outsideTrash), {
      title: ({ title }) => title,
      description: ({ desc }) => desc,
      teams: ({ assignees }) => assigneesText(assignees, settings),
      deadline: ({ deadline }) => toPlainDate(deadline),
      priority: ({ priority }) => priority,
      version: ({ version }) => version ?? 1,
      posted: ({ createdAt }) => time(createdAt),
    }),
    sheetOf('acknowledgements.csv', () => readAll(payload, 'acknowledgements'), {
      'to-do': (row) => titles.get(todoIdOf(row)),
      username: ({ memberId, username }) => usernames.get(memberId) ?? username,
      version: ({ version }) => version ?? 1,
      acknowledged: ({ acknowledgedAt }) => time(acknowledgedAt),
    }),
    sheetOf('results.csv', () => readAll(payload, 'todo-results'), {
      'to-do': (row) => titles.get(todoIdOf(row)),
      username: ({ memberId }) => usernames.get(memberId),
      link: ({ link }) => link,
      note: ({ note }) => note,
      'handed in': ({ handedInAt }) => time(handedInAt),
      state: ({ state }) => state,
      answer: ({ answer }) => answer,
    }),
    sheetOf('meetings.csv', () => readAll(payload, 'meetings'), {
      title: ({ title }) => title,
      starts: ({ startsAt }) => time(startsAt),
      teams: ({ assignees }) => assigneesText(assignees, settings),
      'roll call closed': ({ closedAt }) => time(closedAt),
      place: ({ place }) => place,
      agenda: ({ agenda }) => agenda,
      minutes: ({ minutes }) => minutes,
    }),
    sheetOf('marks.csv', () => readMarks(payload), {
      kind: ({ kind }) => kind,
      title: ({ subjectId }) => titles.get(subjectId),
      username: ({ userId, username }) => usernames.get(userId) ?? username,
      mark: ({ mark }) => mark,
      minutes: ({ minutes }) => minutes,
      fee: ({ outcome }) => outcome?.fee,
      'roll call closed': ({ closedAt }) => time(closedAt),
    }),
    sheetOf('records.csv', () => readAll(payload, 'records', outsideTrash), {
      name: ({ name }) => name,
      username: (row) => usernames.get(memberIdOf(row) ?? ''),
      violation: ({ violation }) => violation,
      fee: ({ fee }) => fee,
      status: ({ status }) => status,
      date: ({ date }) => time(date),
      state: stateOf,
    }),
    sheetOf('inquiries.csv', () => readAll(payload, 'inquiries', outsideTrash), {
      received: ({ createdAt }) => time(createdAt),
      name: ({ name }) => name,
      'e-mail': ({ email }) => email,
      category: ({ category }) => category,
      text: ({ desc }) => desc,
      status: ({ status }) => status,
      notes: ({ notes }) => notes,
    }),
    sheetOf('activity.csv', () => readAll(payload, 'activity-logs'), {
      time: ({ createdAt }) => time(createdAt),
      username: ({ username }) => username,
      action: ({ action }) => action,
      description: ({ description }) => description,
    }),
  ]
}
