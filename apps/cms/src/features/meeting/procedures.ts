import {
  editedMeetingFor,
  type MeetingForm,
  meetingFormFor,
  meetingMessages,
} from '@tropa/contract/meeting/meeting'
import type { NewsKind } from '@tropa/contract/notification/notifications'
import { byId } from '@tropa/contract/procedure-builders'
import { namesOf } from '@tropa/contract/settings/teams'
import { momentIn } from '@tropa/contract/base/team-moment'
import { assigneeMissing } from '@tropa/contract/todo/todo'
import type { Where } from 'payload'
import * as z from 'zod/mini'
import { changeRow, createRow, deleteRow, findPage } from '../../database/rows'
import { type Work, inUnitOfWork } from '../../database/unit-of-work'
import { announce } from '../../payload/discord/announcer'
import {
  assigneeIds,
  assigneesText,
  lockTeams,
  readSettings,
  type StoredSettings,
} from '../../payload/globals/read-settings'
import type * as Stored from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, api, checkInput, requireRow, requireSession } from '../../rpc/procedure'
import { findCaller } from '../member/stored-member'
import { findSettledMeetings, unsettle } from '../roll-call/expected'
import { keepNews } from '../notification/news'
import { deleteSubjectFacts } from '../roll-call/subject'
import { ofTeams, toMeeting, versionOf } from './read'

/** In a unit of work, so that the teams that are asked are still there when it is stored. */
const toStored = async (work: Work, { title, startsAt, assignees }: MeetingForm) => {
  const settings = await lockTeams(work)
  const ids = assigneeIds(assignees, settings)
  if (!ids) throw fieldErrors({ assignees: assigneeMissing })
  return { settings, data: { title, startsAt, assignees: ids } }
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

const rowOf = ({ id, title }: Stored.Meeting) => ({ collection: 'meetings', id, title })

const announcements = {
  new: 'Meeting',
  changed: 'Meeting moved',
  off: 'Meeting called off',
} as const satisfies Record<NewsKind, string>

/** Tells of a meeting unless it has begun. */
const tellOf = async (
  work: Work,
  what: NewsKind,
  {
    id,
    title,
    startsAt,
    assignees,
  }: Pick<Stored.Meeting, 'id' | 'title' | 'startsAt' | 'assignees'>,
  settings: StoredSettings,
): Promise<void> => {
  if (Date.parse(startsAt) <= Date.now()) return
  const { timeZone } = work.payload.config.custom
  const when = momentIn(String(timeZone), startsAt, settings.clock)
  announce(
    work,
    announcements[what],
    title,
    `For ${assigneesText(assignees, settings)}, on ${when}`,
  )
  await keepNews(work, what, { kind: 'meeting', _id: id, title }, assignees)
}

const findMeeting = ({ payload }: Pick<ApiContext, 'payload'>, id: string, work?: Work) =>
  requireRow(payload, 'meetings', id, meetingMessages.notFound, work)

const fields = ['title', 'startsAt', 'assignees'] as const

/** Teams in one order, because the settings may have another one since. */
const textIn = (value: string | readonly string[]) =>
  typeof value === 'string' ? value : [...value].sort().join()

const onNewMeeting = api.use(checkInput(({ teams }) => meetingFormFor(namesOf(teams))))

const onEditedMeeting = afterFinding(findMeeting).use(
  checkInput(({ teams }) => z.extend(byId, { body: editedMeetingFor(namesOf(teams)) })),
)

export const meetingProcedures = {
  list: api.meeting.list.handler(async ({ context, input }) => {
    const settings = await readSettings(context.payload)
    const { docs, pagination } = await findPage(context.payload, 'meetings', input, {
      where: await visibleTo(context),
      sort: ['-startsAt', '-id'],
    })
    return { meetings: docs.map((meeting) => toMeeting(meeting, settings)), pagination }
  }),

  create: onNewMeeting.meeting.create.handler(async ({ context, input }) => {
    const { row } = await createOnce(context, {
      collection: 'meetings',
      create: async (work) => {
        const { data, settings } = await toStored(work, input)
        const row = { ...data, version: 1 }
        const meeting = await createRow(context.payload, 'meetings', row, work)
        work.audit({ action: 'create', row: rowOf(meeting), fields })
        await tellOf(work, 'new', meeting, settings)
        return meeting
      },
    })
    const data = toMeeting(row, await readSettings(context.payload))
    return { message: meetingMessages.created, data }
  }),

  /** Makes a new version. Of two edits of one version the second finds that it is not the present one. */
  edit: onEditedMeeting.meeting.edit.handler(async ({ context, input }) => {
    const { version, ...form } = input.body
    const edited = await inUnitOfWork(context, async (work) => {
      const stored = await findMeeting(context, input.params.id, work)
      if (stored.closedAt) throw apiError('CONFLICT', meetingMessages.closedToChanges)
      if (versionOf(stored) !== version) throw apiError('CONFLICT', meetingMessages.changedByOthers)
      const { data, settings } = await toStored(work, form)
      const changed = fields.filter((field) => textIn(data[field]) !== textIn(stored[field]))
      if (changed.length === 0) return stored
      const [hadBegun, hasBegun] = [stored, data].map(
        ({ startsAt }) => Date.parse(startsAt) <= Date.now(),
      )
      if (hadBegun && hasBegun && changed.includes('assignees')) {
        throw fieldErrors({ assignees: meetingMessages.begun })
      }
      if (hadBegun && !hasBegun) await unsettle(work, stored.id)
      const meeting = { ...stored, ...data, version: version + 1 }
      await changeRow(work, 'meetings', stored.id, { ...data, version: meeting.version })
      work.audit({ action: 'update', row: rowOf(meeting), fields: changed })
      await tellOf(work, 'changed', meeting, settings)
      return meeting
    })
    const data = toMeeting(edited, await readSettings(context.payload))
    return { message: meetingMessages.updated, data }
  }),

  remove: api.meeting.remove.handler(async ({ context, input }) => {
    await inUnitOfWork(context, async (work) => {
      const meeting = await findMeeting(context, input.params.id, work)
      if (meeting.closedAt) throw apiError('CONFLICT', meetingMessages.closed)
      await deleteSubjectFacts(work, { kind: 'meeting', _id: meeting.id })
      await deleteRow(work, 'meetings', meeting.id)
      work.audit({ action: 'delete', row: rowOf(meeting) })
      await tellOf(work, 'off', meeting, await readSettings(work.payload, work))
    })
    return { message: meetingMessages.deleted }
  }),
}
