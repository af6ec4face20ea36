import { recordMessages, type PenaltyRecord, type RecordForm } from '@tropa/contract/record'
import { decisionMessages, type RecordState } from '@tropa/contract/standing/decision'
import { conflictOn } from '../../database/conflict'
import { findPage } from '../../database/find-page'
import { inUnitOfWork } from '../../database/unit-of-work'
import type { SearchedList } from '../../database/searched-list'
import { slugs } from '../../payload/slugs'
import type { ApiContext } from '../../rpc/context'
import { apiError } from '../../rpc/errors'
import { idIn } from '../../rpc/input'
import { api } from '../../rpc/procedure'
import { linkMember, requireMember } from './link-member'
import { mailNoticeTo } from './notices'
import { findRecord, toRecord } from './stored-record'

/** A row as it is stored; one from before there were members and states has neither. */
interface Row extends Omit<PenaltyRecord, 'userId' | 'state'> {
  member: string | null
  state?: RecordState | null
}

const list: SearchedList<Row> = {
  collection: slugs.records,
  newest: 'date',
  fields: ['name', 'violation', 'fee', 'status', 'date', 'state'],
  links: ['member'],
  hasTrash: true,
}

const toListed = ({ member, state, ...row }: Row): PenaltyRecord => ({
  ...row,
  userId: member,
  state: state ?? 'open',
})

/** Looks for the record before the rest of the input is validated: a 404 comes before a 400. */
const onRecord = api.use(async ({ context: { payload }, next }, input) => {
  if (!(await findRecord(payload, idIn(input)))) {
    throw apiError('NOT_FOUND', decisionMessages.recordNotFound)
  }
  return next()
})

/** Stores a record that was typed, and tells the member whom it is about that they are one below a limit. */
const typeRecord = (context: ApiContext, { userId, ...typed }: RecordForm) =>
  inUnitOfWork(context, async (req) => {
    const { payload } = context
    if (userId !== undefined) await conflictOn(req, 'closings')
    const member = userId === undefined ? null : await requireMember(payload, userId, req)
    const stored = await payload.create({
      collection: slugs.records,
      data: { ...typed, member },
      depth: 0,
      overrideAccess: true,
      req,
    })
    if (member !== null) await mailNoticeTo(req, member)
    return stored
  })

/** Implements the contract's procedures on penalty records. */
export const recordProcedures = {
  list: api.record.list.handler(async ({ context, input }) => {
    const { rows, pagination } = await findPage(context.payload, list, input)
    return { records: rows.map(toListed), pagination }
  }),

  create: api.record.create.handler(async ({ context, input }) => ({
    message: recordMessages.added,
    data: toRecord(await typeRecord(context, input)),
  })),

  linkMember: onRecord.record.linkMember.handler(async ({ context, input }) => ({
    message: decisionMessages.decided,
    data: await linkMember(context, input.params.id, input.body.userId),
  })),
}
