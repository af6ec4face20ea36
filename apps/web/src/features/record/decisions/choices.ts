import type { PenaltyRecord } from '@tropa/contract/record'
import { canStep, type RecordDecision } from '@tropa/contract/standing/decision'

interface Choice {
  value: RecordDecision
  label: string
  description: string
}

const choices: readonly Choice[] = [
  { value: 'settled', label: 'Settled', description: 'It was paid, or needs nothing more.' },
  { value: 'withdrawn', label: 'Withdrawn', description: 'It counts nowhere any more.' },
]

type HasState = Pick<PenaltyRecord, 'state'>

/** What an admin can decide about a record of the list. A disputed one is decided where its member's reason stands. */
export const choicesFor = ({ state }: HasState): Choice[] =>
  state === 'disputed' ? [] : choices.filter(({ value }) => canStep(state, value))

/** Whether anything can be decided about a record of the list. */
export const canDecide = (record: HasState): boolean => choicesFor(record).length > 0
