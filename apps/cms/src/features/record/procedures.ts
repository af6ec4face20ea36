import { recordMessages, type PenaltyRecord } from '@tropa/contract/record'
import { decisionMessages, type RecordState } from '@tropa/contract/standing/decision'
import { findPage, type SearchedList } from '../../database/find-page'
import { slugs } from '../../payload/slugs'
import { idIn, api } from '../../rpc/procedure'
import { requireRecord } from './stored-record'
import { correctRecord, deleteRecord, linkMember, typeRecord } from './typed-record'

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
export const onRecord = api.use(async ({ context: { payload }, next }, input) => {
  await requireRecord(payload, idIn(input))
  return next()
})

export const recordProcedures = {
  list: api.record.list.handler(async ({ context, input }) => {
    const { rows, pagination } = await findPage(context.payload, list, input)
    return { records: rows.map(toListed), pagination }
  }),

  create: api.record.create.handler(async ({ context, input }) => ({
    message: recordMessages.added,
    data: await typeRecord(context, input),
  })),

  correct: onRecord.record.correct.handler(async ({ context, input }) => ({
    message: decisionMessages.decided,
    data: await correctRecord(context, input.params.id, input.body),
  })),

  remove: api.record.remove.handler(async ({ context, input }) => {
    await deleteRecord(context, input.params.id)
    return { message: recordMessages.deleted }
  }),

  linkMember: onRecord.record.linkMember.handler(async ({ context, input }) => ({
    message: decisionMessages.decided,
    data: await linkMember(context, input.params.id, input.body.userId),
  })),
}
