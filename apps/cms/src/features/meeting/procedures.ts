import {
  editedMeeting,
  meetingForm,
  type MeetingForm,
  meetingMessages,
} from '@tropa/contract/meeting/meeting'
import type { NewsKind } from '@tropa/contract/notification/notifications'
import { byId } from '@tropa/contract/procedure-builders'
import { namesOf } from '@tropa/contract/settings/teams'
import { momentIn } from '@tropa/contract/base/team-moment'
import { assigneeMissing, assigneesField } from '@tropa/contract/team/assignees-field'
import type { Where } from 'payload'
import * as z from 'zod/mini'
import { changeRow, createRow, deleteRow, findPage, findRows } from '../../database/rows'
import { type Work, inUnitOfWork } from '../../database/unit-of-work'
import { announce } from '../../payload/discord/announcer'
import {
  assigneeIds,
  assigneesText,
  lockTeams,
  readSettings,
  type StoredSettings,
} from '../../payload/globals/read-settings'
import { timeZoneOf } from '../../payload/globals/time-zone'
import type * as Stored from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, api, checkInput, requireRow, requireSession } from '../../rpc/procedure'
import { findCaller } from '../member/stored-member'
import { findSettledMeetings, unsettle } from '../roll-call/expected'
import { keepNews } from '../notification/news'
import { deleteSubjectFacts } from '../roll-call/subject'
import {
  ofTeams,
  readOwnMark,
  toMeeting,
  toVersion,
  toWholeMeeting,
  untoldOf,
  versionOf,
} from './read'

/** Sorts teams, whose order in the settings may have changed since. */
const textIn = (value: string | readonly string[] | null | undefined) =>
  typeof value === 'string' ? value : [...(value ?? [])].sort().join()

type StoredText = Pick<Stored.Meeting, 'place' | 'agenda' | 'minutes'>

/**
 * Call it in a unit of work, so that the chosen teams still exist when the meeting is stored. A changed meeting
 * keeps its teams even if one of them has been removed since, and the texts that are not sent.
 */
const toStored = async (
  work: Work,
  { title, startsAt, assignees, ...texts }: MeetingForm,
  stored?: Stored.Meeting,
) => {
  const settings = await lockTeams(work)
  const ids = assigneeIds(assignees, settings, stored?.assignees)
  if (!ids) throw fieldErrors({ assignees: assigneeMissing })
  const textOf = (name: keyof StoredText) =>
    texts[name] === undefined ? (stored?.[name] ?? null) : texts[name] || null
  const data = {
    ...{ title, startsAt, assignees: ids },
    ...{ place: textOf('place'), agenda: textOf('agenda'), minutes: textOf('minutes') },
  }
  return { settings, data }
}

const visibleTo = async (context: ApiContext): Promise<Where> => {
  const { id, userType } = requireSession(context)
  if (userType === 'admin') return {}
  const [{ teams }, settled] = await Promise.all([
    findCaller(context),
    findSettledMeetings(context.payload, id),
  ])
  return { or: [ofTeams(teams), { id: { in: settled } }] }
}

export const findVisibleMeetings = async (context: ApiContext): Promise<Stored.Meeting[]> =>
  findRows(context.payload, 'meetings', {
    where: await visibleTo(context),
    sort: ['-startsAt', '-id'],
  })

const rowOf = ({ id, title }: Stored.Meeting) => ({ collection: 'meetings', id, title })

const announcements = {
  new: 'Meeting',
  changed: 'Meeting moved',
  off: 'Meeting called off',
} as const satisfies Record<NewsKind, string>

/** Announces a meeting, or a change of it, on Discord and keeps news for mails, unless it has begun. */
const publishNews = async (
  work: Work,
  what: NewsKind,
  meeting: Stored.Meeting,
  settings: StoredSettings,
  before?: Stored.Meeting,
): Promise<void> => {
  const { title, startsAt, assignees, place } = meeting
  if (Date.parse(startsAt) <= Date.now()) return
  const when = momentIn(timeZoneOf(work.payload), startsAt, settings.clock)
  const where = place ? `, at ${place}` : ''
  const details = `For ${assigneesText(assignees, settings)}, on ${when}${where}`
  announce(work, announcements[what], title, details)
  await keepNews(work, 'meeting', what === 'off' ? { before: meeting } : { before, after: meeting })
}

/** A meeting that the caller may see; any other is answered as an unknown one. */
const onMeeting = afterFinding(async (context, id) =>
  requireRow(
    context.payload,
    'meetings',
    id,
    meetingMessages.notFound,
    undefined,
    await visibleTo(context),
  ),
)

const requireMeeting = ({ payload }: Pick<ApiContext, 'payload'>, id: string, work?: Work) =>
  requireRow(payload, 'meetings', id, meetingMessages.notFound, work)

const fields = ['title', 'startsAt', 'assignees', 'place', 'agenda', 'minutes'] as const

/** Changes of these fields are not announced. */
const quietFields: readonly string[] = ['agenda', 'minutes'] satisfies (typeof fields)[number][]

const onNewMeeting = api.use(
  checkInput(({ teams }) => z.extend(meetingForm, { assignees: assigneesField(namesOf(teams)) })),
)

const onEditedMeeting = afterFinding(requireMeeting).use(
  // A past meeting may have a team that has been removed since.
  checkInput(({ teams, leftOut }) => {
    const assignees = assigneesField(namesOf([...teams, ...leftOut]))
    return z.extend(byId, { body: z.extend(editedMeeting, { assignees }) })
  }),
)

export const meetingProcedures = {
  list: api.meeting.list.handler(async ({ context, input }) => {
    const settings = await readSettings(context.payload)
    const { docs, pagination } = await findPage(context.payload, 'meetings', input, {
      where: await visibleTo(context),
      sort: ['-startsAt', '-id'],
      select: { agenda: false, minutes: false },
    })
    return { meetings: docs.map((meeting) => toMeeting(meeting, settings)), pagination }
  }),

  get: onMeeting.meeting.get.handler(async ({ context: { payload, found } }) =>
    toWholeMeeting(found, await readSettings(payload)),
  ),

  ownMark: onMeeting.meeting.ownMark.handler(({ context }) =>
    readOwnMark(context.payload, context.found, requireSession(context).id),
  ),

  create: onNewMeeting.meeting.create.handler(async ({ context, input }) => {
    const { row } = await createOnce(context, {
      collection: 'meetings',
      create: async (work) => {
        const { data, settings } = await toStored(work, input)
        const row = { ...data, version: 1 }
        const meeting = await createRow(context.payload, 'meetings', row, work)
        const given = fields.filter((field) => data[field] !== null)
        work.audit({ action: 'create', row: rowOf(meeting), fields: given })
        await publishNews(work, 'new', meeting, settings)
        return meeting
      },
    })
    const data = toWholeMeeting(row, await readSettings(context.payload))
    return { message: meetingMessages.created, data }
  }),

  /** Makes a new version. The second of two edits of one version is refused. */
  edit: onEditedMeeting.meeting.edit.handler(async ({ context, input }) => {
    const { version, ...form } = input.body
    const { row } = await createOnce(context, {
      collection: 'meetings',
      create: async (work) => {
        const stored = await requireMeeting(context, input.params.id, work)
        const { data, settings } = await toStored(work, form, stored)
        const changed = fields.filter((field) => textIn(data[field]) !== textIn(stored[field]))
        if (stored.closedAt && changed.some((field) => field !== 'minutes')) {
          throw apiError('CONFLICT', meetingMessages.closedToChanges)
        }
        if (versionOf(stored) !== version) {
          throw apiError('CONFLICT', meetingMessages.changedByOthers)
        }
        if (changed.length === 0) return stored
        const [hadBegun, hasBegun] = [stored, data].map(
          ({ startsAt }) => Date.parse(startsAt) <= Date.now(),
        )
        if (hadBegun && hasBegun && changed.includes('assignees')) {
          throw fieldErrors({ assignees: meetingMessages.begun })
        }
        if (hadBegun && !hasBegun) await unsettle(work, stored.id)
        const isTold = !changed.every((field) => quietFields.includes(field))
        const change = {
          ...data,
          version: version + 1,
          untoldVersions: untoldOf(stored) + (isTold ? 0 : 1),
        }
        await createRow(work.payload, 'meeting-versions', toVersion(stored, settings), work)
        await changeRow(work, 'meetings', stored.id, change)
        const meeting = { ...stored, ...change }
        work.audit({ action: 'update', row: rowOf(meeting), fields: changed })
        if (isTold) await publishNews(work, 'changed', meeting, settings, stored)
        return meeting
      },
    })
    const data = toWholeMeeting(row, await readSettings(context.payload))
    return { message: meetingMessages.updated, data }
  }),

  remove: api.meeting.remove.handler(async ({ context, input }) => {
    await inUnitOfWork(context, async (work) => {
      const meeting = await requireMeeting(context, input.params.id, work)
      if (meeting.closedAt) throw apiError('CONFLICT', meetingMessages.closed)
      await deleteSubjectFacts(work, { kind: 'meeting', _id: meeting.id })
      const where = { meeting: { equals: meeting.id } }
      await work.payload.db.deleteMany({ collection: 'meeting-versions', where, req: work })
      await deleteRow(work, 'meetings', meeting.id)
      work.audit({ action: 'delete', row: rowOf(meeting) })
      await publishNews(work, 'off', meeting, await readSettings(work.payload, work))
    })
    return { message: meetingMessages.deleted }
  }),
}
