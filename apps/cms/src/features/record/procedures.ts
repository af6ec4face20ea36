import { recordMessages, type PenaltyRecord } from '@tropa/contract/record'
import { findPage } from '../../database/find-page'
import { retryTransient } from '../../database/retry'
import type { SearchedList } from '../../database/searched-list'
import type { Record as StoredRecord } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { api } from '../../rpc/procedure'

const toRecord = ({ id, name, violation, fee, status, date }: StoredRecord): PenaltyRecord => ({
  _id: id,
  name,
  violation,
  fee,
  status,
  date,
})

const list: SearchedList<PenaltyRecord> = {
  collection: slugs.records,
  newest: 'date',
  fields: ['name', 'violation', 'fee', 'status', 'date'],
  hasTrash: true,
}

/** Implements the contract's procedures on penalty records. */
export const recordProcedures = {
  list: api.record.list.handler(async ({ context, input }) => {
    const { rows, pagination } = await findPage(context.payload, list, input)
    return { records: rows, pagination }
  }),

  create: api.record.create.handler(async ({ context: { payload }, input }) => {
    const stored = await retryTransient(() =>
      payload.create({ collection: slugs.records, data: input, overrideAccess: true }),
    )
    return { message: recordMessages.added, data: toRecord(stored) }
  }),
}
