import type { Standing } from '@tropa/contract/standing/standing'
import { isCounted } from '@tropa/contract/standing/decision'
import type { Payload } from 'payload'
import { readLadder } from '../../payload/globals/ladder'
import { findExcuses } from '../excuse/read'
import { countRecords, totalOf } from '../record/counts'
import { findRecords, stateOf } from '../record/stored-record'
import { toOwnRecord } from './own-record'

const feesOf = (records: readonly { fee: number }[]) =>
  records.reduce((sum, { fee }) => sum + fee, 0)

/** Where a member stands: their own records, latest first, and excuses. */
export const readStanding = async (payload: Payload, memberId: string): Promise<Standing> => {
  const [records, countsOf, ladder, excuses] = await Promise.all([
    findRecords(payload, { member: { equals: memberId } }, ['-date', '-id']),
    countRecords(payload, [memberId]),
    readLadder(payload),
    findExcuses(payload, { memberId: { equals: memberId } }),
  ])
  const counts = countsOf(memberId)
  const counted = records.filter((record) => isCounted(stateOf(record)))
  const isSettled = (record: (typeof records)[number]) => stateOf(record) === 'settled'
  return {
    warnings: { count: totalOf(counts, 'warnings'), limit: ladder?.warningLimit ?? null },
    instances: { count: totalOf(counts, 'instances'), limit: ladder?.instanceLimit ?? null },
    fees: {
      owed: feesOf(counted.filter((record) => !isSettled(record))),
      settled: feesOf(counted.filter(isSettled)),
    },
    records: records.map(toOwnRecord),
    excuses: excuses.map(({ excuse }) => excuse).reverse(),
  }
}
