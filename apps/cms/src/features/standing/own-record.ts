import type { Dispute, OwnRecord } from '@tropa/contract/standing/standing'
import type * as Stored from '../../payload/payload-types'
import { toJudgedRecord } from '../record/stored-record'

/** A stored record as its member reads it. */
export const toOwnRecord = (record: Stored.Record): OwnRecord => {
  const { _id, violation, fee, status, date, state, reason, answer } = toJudgedRecord(record)
  return { _id, violation, fee, status, date, state, reason, answer }
}

/** A stored record as admins read it who decide about it. */
export const toDispute = (record: Stored.Record, username: string): Dispute => ({
  ...toOwnRecord(record),
  username,
})
