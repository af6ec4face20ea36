import { assigneeText } from '@tropa/contract/team/assignee'
import { type MeetingForm, meetingMessages } from '@tropa/contract/meeting/meeting'
import { momentIn } from '@tropa/contract/base/team-moment'
import type { Where } from 'payload'
import { changeRow, createRow, deleteRow, findPage } from '../../database/rows'
import { type Work, inUnitOfWork } from '../../database/unit-of-work'
import { announce } from '../../payload/discord/announcer'
import type * as Stored from '../../payload/payload-types'
import { createOnce } from '../../rpc/attempts'
import type { ApiContext } from '../../rpc/context'
import { apiError, fieldErrors } from '../../rpc/errors'
import { afterFinding, api, requireRow, requireSession } from '../../rpc/procedure'
import { findCaller } from '../member/stored-member'
import { findSettledMeetings, unsettle } from '../roll-call/expected'
import { deleteSubjectFacts } from '../roll-call/subject'
import { ofTeams, toMeeting, versionOf } from './read'

/** For everyone, `Everyone` is stored alone, so that one query finds it for members of any team and of none. */
const toStored = ({ title, startsAt, assignees }: MeetingForm) => ({
  title,
  startsAt,
  assignees: assignees.includes('Everyone') ? (['Everyone'] satisfies typeof assignees) : assignees,
})

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

/** Tells of a meeting unless it has begun. */
const announceMeeting = (
  work: Work,
  what: 'Meeting' | 'Meeting moved' | 'Meeting called off',
  { title, startsAt, assignees }: Pick<Stored.Meeting, 'title' | 'startsAt' | 'assignees'>,
  { env }: ApiContext,
): void => {
  if (Date.parse(startsAt) <= Date.now()) return
  const when = momentIn(env.timeZone, startsAt)
  announce(work, what, title, `For ${assigneeText(assignees)}, on ${when}`)
}

const findMeeting = ({ payload }: Pick<ApiContext, 'payload'>, id: string, work?: Work) =>
  requireRow(payload, 'meetings', id, meetingMessages.notFound, work)

const fields = ['title', 'startsAt', 'assignees'] as const

export const meetingProcedures = {
  list: api.meeting.list.handler(async ({ context, input }) => {
    const { docs, pagination } = await findPage(context.payload, 'meetings', input, {
      where: await visibleTo(context),
      sort: ['-startsAt', '-id'],
    })
    return { meetings: docs.map(toMeeting), pagination }
  }),

  create: api.meeting.create.handler(async ({ context, input }) => {
    const data = { ...toStored(input), version: 1 }
    const { row } = await createOnce(context, {
      collection: 'meetings',
      create: async (work) => {
        const meeting = await createRow(context.payload, 'meetings', data, work)
        work.audit({ action: 'create', row: rowOf(meeting), fields })
        announceMeeting(work, 'Meeting', meeting, context)
        return meeting
      },
    })
    return { message: meetingMessages.created, data: toMeeting(row) }
  }),

  /** Makes a new version. Of two edits of one version the second finds that it is not the present one. */
  edit: afterFinding(findMeeting).meeting.edit.handler(async ({ context, input }) => {
    const { version, ...form } = input.body
    const edited = await inUnitOfWork(context, async (work) => {
      const stored = await findMeeting(context, input.params.id, work)
      if (stored.closedAt) throw apiError('CONFLICT', meetingMessages.closedToChanges)
      if (versionOf(stored) !== version) throw apiError('CONFLICT', meetingMessages.changedByOthers)
      const data = toStored(form)
      const changed = fields.filter((field) => String(data[field]) !== String(stored[field]))
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
      announceMeeting(work, 'Meeting moved', meeting, context)
      return meeting
    })
    return { message: meetingMessages.updated, data: toMeeting(edited) }
  }),

  remove: api.meeting.remove.handler(async ({ context, input }) => {
    await inUnitOfWork(context, async (work) => {
      const meeting = await findMeeting(context, input.params.id, work)
      if (meeting.closedAt) throw apiError('CONFLICT', meetingMessages.closed)
      await deleteSubjectFacts(work, { kind: 'meeting', _id: meeting.id })
      await deleteRow(work, 'meetings', meeting.id)
      work.audit({ action: 'delete', row: rowOf(meeting) })
      announceMeeting(work, 'Meeting called off', meeting, context)
    })
    return { message: meetingMessages.deleted }
  }),
}
