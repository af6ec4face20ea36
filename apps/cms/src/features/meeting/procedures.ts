import { assigneeText } from '@tropa/contract/assignee'
import { meetingMessages, type Meeting } from '@tropa/contract/meeting/meeting'
import { paginate } from '@tropa/contract/schemas/pagination'
import type { Where } from 'payload'
import { createRow } from '../../database/create-row'
import { isObjectId } from '../../database/ids'
import { inUnitOfWork } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { api, requireSession } from '../../rpc/procedure'
import { findCaller } from '../member/stored-member'
import { deleteSubjectFacts } from '../subject/subject'

const toMeeting = ({ id, title, startsAt, assignees, closedAt }: Stored.Meeting): Meeting => ({
  _id: id,
  title,
  startsAt,
  assignee: assigneeText(assignees),
  closedAt: closedAt ?? null,
})

/** For everyone, `Everyone` is stored alone, so that one query finds it for members of any team and of none. */
const toStoredAssignees = (assignees: Stored.Meeting['assignees']) =>
  assignees.includes('Everyone') ? (['Everyone'] satisfies typeof assignees) : assignees

const visibleTo = async (context: ApiContext): Promise<Where> => {
  if (requireSession(context).userType === 'admin') return {}
  const { teams } = await findCaller(context)
  return { assignees: { in: ['Everyone', ...(teams ?? [])] } }
}

const auditedMeeting = ({ id, title }: Pick<Stored.Meeting, 'id' | 'title'>) => ({
  collection: slugs.meetings,
  id,
  title,
})

const deleteMeeting = (context: ApiContext, id: string) =>
  inUnitOfWork(context, async (req) => {
    const { payload } = context
    const meeting = isObjectId(id)
      ? await payload.db.findOne<Stored.Meeting>({
          collection: slugs.meetings,
          where: { id: { equals: id } },
          req,
        })
      : undefined
    if (!meeting) throw apiError('NOT_FOUND', meetingMessages.notFound)
    if (meeting.closedAt) throw apiError('CONFLICT', meetingMessages.closed)
    await deleteSubjectFacts(req, { kind: 'meeting', _id: meeting.id })
    const where = { id: { equals: meeting.id } }
    await payload.db.deleteOne({ collection: slugs.meetings, where, returning: false, req })
    req.audit({ action: 'delete', row: auditedMeeting(meeting) })
  })

export const meetingProcedures = {
  list: api.meeting.list.handler(async ({ context, input }) => {
    const { docs, totalDocs } = await context.payload.db.find<Stored.Meeting>({
      collection: slugs.meetings,
      where: await visibleTo(context),
      sort: ['-startsAt', '-id'],
      pagination: true,
      page: input.page,
      limit: input.limit,
    })
    return { meetings: docs.map(toMeeting), pagination: paginate(totalDocs, input) }
  }),

  create: api.meeting.create.handler(async ({ context, input }) => {
    const { title, startsAt, assignees } = input
    const data = { title, startsAt, assignees: toStoredAssignees(assignees) }
    const stored = await inUnitOfWork(context, async (req) => {
      const meeting = await createRow(context.payload, slugs.meetings, data, req)
      req.audit({ action: 'create', row: auditedMeeting(meeting), fields: Object.keys(data) })
      return meeting
    })
    return { message: meetingMessages.created, data: toMeeting(stored) }
  }),

  remove: api.meeting.remove.handler(async ({ context, input }) => {
    await deleteMeeting(context, input.params.id)
    return { message: meetingMessages.deleted }
  }),
}
