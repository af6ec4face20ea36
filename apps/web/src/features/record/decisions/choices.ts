import type { PenaltyRecord } from '@tropa/contract/record'
import { canStep, type RecordDecision } from '@tropa/contract/standing/decision'

interface Choice {
  value: RecordDecision
  label: string
  description: string
}

const choices: readonly Choice[] = [
  { value: 'settled', label: 'Settled', description: 'It was paid, or needs nothing more.' },
  { value: 'upheld', label: 'Upheld', description: 'It stands, although its member disputed it.' },
  { value: 'withdrawn', label: 'Withdrawn', description: 'It counts nowhere any more.' },
]

type HasState = Pick<PenaltyRecord, 'state'>

/** What an admin can decide about a record in its state. */
export const choicesFor = ({ state }: HasState): Choice[] =>
  choices.filter(({ value }) => canStep(state, value))

/** Whether anything can be decided about a record. */
export const canDecide = (record: HasState): boolean => choicesFor(record).length > 0
