import { dayMs } from '../base/durations'

/** The states of a record: its member sets `disputed`, an admin the others. */
export const recordStates = ['open', 'disputed', 'upheld', 'withdrawn', 'settled'] as const

export type RecordState = (typeof recordStates)[number]

export const recordDecisions = ['settled', 'upheld', 'withdrawn'] as const

export type RecordDecision = (typeof recordDecisions)[number]

/** How long a record can be disputed, from its date on. */
export const disputeDays = 7

export const decisionMessages = {
  reasonMissing: 'Please tell us why.',
  own: 'Somebody else must decide about your own record.',
  recordNotFound: 'This record does not exist.',
  noSuchState: 'No such state.',
  note: 'Please write the note as text.',
  notPossible: 'This decision is no longer possible. Look at it again.',
  disputedAlready: 'You have said so already, or it has been decided: My standing shows which.',
  tooLate: `A record can be disputed for ${disputeDays} days.`,
  disputed: 'Thank you. Somebody will look at it.',
  decided: 'Record updated successfully!',
} as const

const steps: Record<RecordState, readonly RecordState[]> = {
  open: ['disputed', 'settled', 'withdrawn'],
  disputed: ['upheld', 'withdrawn'],
  upheld: ['settled'],
  withdrawn: [],
  settled: [],
}

export const canStep = (from: RecordState, to: RecordState): boolean => steps[from].includes(to)

/** Whether a record counts towards limits, and its fee is owed or was paid. */
export const isCounted = (state: RecordState): boolean => state !== 'withdrawn'

/** Whether a record can still be disputed at a moment, both ISO times. */
export const canBeDisputed = (date: string, now: string): boolean =>
  Date.parse(now) - Date.parse(date) <= disputeDays * dayMs
