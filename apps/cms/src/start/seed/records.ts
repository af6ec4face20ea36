import type { RecordForm } from '@tropa/contract/record/record'
import { sampleTeam } from './portraits'
import samples from './sample/records.json' with { type: 'json' }

type Sample = [member: number, daysAgo: number, violation: string, fee: number, status: string]

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Sample penalty records, latest first.
 *
 * @param now - the moment that their dates are relative to
 */
export const sampleRecords = (now: Date): RecordForm[] =>
  (samples as Sample[]).map(([member, daysAgo, violation, fee, status], index) => ({
    name: sampleTeam[member]?.name ?? '',
    violation,
    fee,
    status,
    date: new Date(now.getTime() - daysAgo * day - index * 17 * minute).toISOString(),
  }))
