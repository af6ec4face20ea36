import type { CountedKind } from './judge'
import type { LadderNumbers } from './numbers'

/** Towards which limit records count: lateness and absence are counted together. */
export const limits = ['warnings', 'instances'] as const

export type Limit = (typeof limits)[number]

export const limitOf = (counts: CountedKind): Limit =>
  counts === 'warning' ? 'warnings' : 'instances'

export const limitIn = (limit: Limit, numbers: LadderNumbers): number =>
  limit === 'warnings' ? numbers.warningLimit : numbers.instanceLimit

export const oneBelowText = (limit: Limit, allowed: number): string =>
  `One more ${limit === 'warnings' ? 'warning' : 'lateness or absence'} reaches the limit of ${allowed}.`
