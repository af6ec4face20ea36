import type { PenaltyRecord } from '@tropa/contract/record'
import { api } from '../../rpc/procedure'
import { findPage } from '../../database/find-page'
import { retryTransient } from '../../database/mongodb/retry'
import type { SearchedList } from '../../database/searched-list'
import type { Record as StoredRecord } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'

const toRecord = ({ id, name, violation, fee, status, date }: StoredRecord) => ({
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
}

/** The calls on penalty records. */
export const recordProcedures = {
  list: api.record.list.handler(async ({ context, input }) => {
    const { rows, pagination } = await findPage(context.payload, list, input)
    return { records: rows, pagination }
  }),
  create: api.record.create.handler(async ({ context: { payload }, input }) => {
    const stored = await retryTransient(() =>
      payload.create({
        collection: slugs.records,
        data: input,
        overrideAccess: true,
      }),
    )
    return { message: 'Record added successfully!', data: toRecord(stored) }
  }),
}
