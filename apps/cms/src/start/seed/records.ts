import type { RecordForm } from '@tropa/contract/record'
import { sampleRules } from './texts'
import { sampleTeam } from './team'

const { shortLatenessFee, longLatenessFee, absenceFee } = sampleRules.numbers

const samples: readonly (readonly [
  member: number,
  daysAgo: number,
  violation: string,
  fee: number,
  status: string,
])[] = [
  [8, 1, '3 minutes late to the stand-up', shortLatenessFee, '1 lateness'],
  [6, 2, '12 minutes late to the code review', longLatenessFee, '2 lateness'],
  [10, 4, 'Absent from the weekly meeting', absenceFee, '1 absence(s)'],
  [12, 6, 'Deadline missed without justification', 0, '1 warning(s)'],
  [5, 8, '4 minutes late to the weekly meeting', shortLatenessFee, '1 lateness'],
  [3, 11, '25 minutes late to the design critique', longLatenessFee, '1 lateness'],
  [10, 13, '40 minutes late to the title rehearsal', absenceFee, '1 absence(s)'],
  [6, 15, '2 minutes late to the stand-up', shortLatenessFee, '1 lateness'],
  [11, 18, 'No improvement after 3 revisions', 0, '1 warning(s)'],
  [0, 21, '1 minute late to the weekly meeting', shortLatenessFee, '1 lateness'],
  [4, 25, 'Absent from the consultation with the adviser', absenceFee, '1 absence(s)'],
  [7, 29, '6 minutes late to the database review', longLatenessFee, '1 lateness'],
  [2, 34, 'Edited an announcement after posting', 0, '1 warning(s)'],
  [9, 40, '30 minutes late to the user interviews', longLatenessFee, '1 lateness'],
]

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Sample penalty records, latest first.
 *
 * @param now - the moment that their dates are relative to
 */
export const sampleRecords = (now: Date): RecordForm[] =>
  samples.map(([member, daysAgo, violation, fee, status], index) => ({
    name: sampleTeam[member]?.name ?? '',
    violation,
    fee,
    status,
    date: new Date(now.getTime() - daysAgo * day - index * 17 * minute).toISOString(),
  }))
