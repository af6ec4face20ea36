import { namesOfIds } from '@tropa/contract/settings/teams'
import type { CollectionSlug, DataFromCollectionSlug, FindArgs, Payload } from 'payload'
import * as z from 'zod/mini'
import { findRows } from '../../database/rows'
import { outsideTrash } from '../../payload/fields/deleted-at'
import {
  assigneesText,
  readSettings,
  type StoredSettings,
} from '../../payload/globals/read-settings'
import { toPlainDate } from '../../payload/fields/stored-date'
import { memberIdOf, stateOf } from '../record/stored-record'
import { todoIdOf } from '../todo/read'

/** So few rows at a time that the memory they take does not depend on how many there are. */
const partSize = 500

const readAll = async function* <Slug extends CollectionSlug>(
  payload: Payload,
  collection: Slug,
  { where = {}, select }: Pick<FindArgs, 'where' | 'select'> = {},
): AsyncGenerator<DataFromCollectionSlug<Slug>> {
  let after = {}
  for (;;) {
    const rows = await findRows(payload, collection, {
      where: { and: [where, after] },
      sort: 'id',
      limit: partSize,
      ...(select && { select }),
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < partSize) return
    after = { id: { greater_than: last.id } }
  }
}

type Cell = string | number | null | undefined

/** A file of the archive. */
export interface Sheet {
  name: string
  columns: readonly string[]
  rows: () => AsyncIterable<Cell[]>
}

const mark = z.object({
  userId: z.string(),
  username: z.optional(z.string()),
  mark: z.nullable(z.string()),
  minutes: z.nullish(z.number()),
  outcome: z.nullish(z.object({ fee: z.number() })),
})

interface People {
  settings: StoredSettings
  usernames: ReadonlyMap<string, string>
  /** A moment in the team's zone, as spreadsheets read it: `2026-11-28 16:00`. */
  time: (moment: string | null | undefined) => string
}

const sheetsOf = (payload: Payload, { settings, usernames, time }: People): Sheet[] => {
  const titles = new Map<string, string>()
  return [
    {
      name: 'members.csv',
      columns: ['name', 'username', 'team', 'role', 'state'],
      async *rows() {
        const select = {
          username: true,
          name: true,
          teams: true,
          userType: true,
          blocked: true,
          left: true,
        } as const
        for await (const each of readAll(payload, 'members', { select })) {
          const teams = namesOfIds(each.teams ?? [], settings.teams).join(', ')
          const state = each.left ? 'left' : each.blocked ? 'blocked' : 'active'
          yield [each.name, each.username, teams, each.userType, state]
        }
      },
    },
    {
      name: 'to-dos.csv',
      columns: ['title', 'description', 'teams', 'deadline', 'priority', 'version', 'posted'],
      async *rows() {
        for await (const each of readAll(payload, 'todos', { where: outsideTrash })) {
          titles.set(each.id, each.title)
          const teams = assigneesText(each.assignees, settings)
          const deadline = toPlainDate(each.deadline)
          yield [
            each.title,
            each.desc,
            teams,
            deadline,
            each.priority,
            each.version ?? 1,
            time(each.createdAt),
          ]
        }
      },
    },
    {
      name: 'acknowledgements.csv',
      columns: ['to-do', 'username', 'version', 'acknowledged'],
      async *rows() {
        for await (const each of readAll(payload, 'acknowledgements')) {
          const username = usernames.get(each.memberId) ?? each.username
          yield [titles.get(todoIdOf(each)), username, each.version ?? 1, time(each.acknowledgedAt)]
        }
      },
    },
    {
      name: 'results.csv',
      columns: ['to-do', 'username', 'link', 'note', 'handed in', 'state', 'answer'],
      async *rows() {
        for await (const each of readAll(payload, 'todo-results')) {
          const { memberId, link, note, handedInAt, state, answer } = each
          const title = titles.get(todoIdOf(each))
          yield [title, usernames.get(memberId), link, note, time(handedInAt), state, answer]
        }
      },
    },
    {
      name: 'meetings.csv',
      columns: ['title', 'starts', 'teams', 'roll call closed', 'place', 'agenda', 'minutes'],
      async *rows() {
        for await (const each of readAll(payload, 'meetings')) {
          titles.set(each.id, each.title)
          const teams = assigneesText(each.assignees, settings)
          const { title, place, agenda, minutes } = each
          yield [title, time(each.startsAt), teams, time(each.closedAt), place, agenda, minutes]
        }
      },
    },
    {
      name: 'marks.csv',
      columns: ['kind', 'title', 'username', 'mark', 'minutes', 'fee', 'roll call closed'],
      async *rows() {
        for await (const each of readAll(payload, 'roll-calls')) {
          const marks = z.array(mark).parse(each.closedAt ? each.rows : each.marks)
          for (const { userId, username, mark: given, minutes, outcome } of marks) {
            const name = usernames.get(userId) ?? username
            const title = titles.get(each.subjectId)
            yield [each.kind, title, name, given, minutes, outcome?.fee, time(each.closedAt)]
          }
        }
      },
    },
    {
      name: 'records.csv',
      columns: ['name', 'username', 'violation', 'fee', 'status', 'date', 'state'],
      async *rows() {
        for await (const each of readAll(payload, 'records', { where: outsideTrash })) {
          const username = usernames.get(memberIdOf(each) ?? '')
          const { name, violation, fee, status } = each
          yield [name, username, violation, fee, status, time(each.date), stateOf(each)]
        }
      },
    },
    {
      name: 'inquiries.csv',
      columns: ['received', 'name', 'e-mail', 'category', 'text', 'status', 'notes'],
      async *rows() {
        for await (const each of readAll(payload, 'inquiries', { where: outsideTrash })) {
          const { name, email, category, desc, status, notes } = each
          yield [time(each.createdAt), name, email, category, desc, status, notes]
        }
      },
    },
    {
      name: 'activity.csv',
      columns: ['time', 'username', 'action', 'description'],
      async *rows() {
        const select = { username: true, action: true, description: true, createdAt: true } as const
        for await (const each of readAll(payload, 'activity-logs', { select })) {
          yield [time(each.createdAt), each.username, each.action, each.description]
        }
      },
    },
  ]
}

/** The files of the archive, in an order in which a later one finds the titles that an earlier one has read. */
export const readSheets = async (payload: Payload, timeZone: string): Promise<Sheet[]> => {
  const members = await findRows(payload, 'members', { select: { username: true } })
  // Swedish dates are those of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return sheetsOf(payload, {
    settings: await readSettings(payload),
    usernames: new Map(members.map(({ id, username }) => [id, username])),
    time: (moment) => (moment ? format.format(new Date(moment)) : ''),
  })
}
