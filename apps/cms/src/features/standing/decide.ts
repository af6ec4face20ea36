import type { RecordDecision } from '@tropa/contract/record/decision'
import type { Work } from '../../database/unit-of-work'
import type * as Stored from '../../payload/payload-types'
import { auditedRecord, changeRecord } from '../record/stored-record'

/** Stores a decision that the record's state allows, with its entry in the audit trail. */
export const decideRecord = async (
  work: Work,
  record: Stored.Record,
  state: RecordDecision,
  answer?: string,
): Promise<Stored.Record> => {
  // A fee that is paid after it was upheld keeps the day of the decision, and its answer unless it has its own.
  const data = {
    state,
    answer: answer || (record.answer ?? null),
    decidedAt: record.decidedAt ?? new Date().toISOString(),
  }
  const fields = ['state', ...(answer ? ['answer'] : [])]
  work.audit({ action: 'update', row: auditedRecord(record), fields })
  return changeRecord(record, data, work)
}
