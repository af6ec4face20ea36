import type { Ladder } from '../rules/numbers'

/** The numbers of the rules that the product comes with. */
export const specifiedLadder: Ladder = {
  warningLimit: 3,
  instanceLimit: 5,
  lateTo: 4,
  lateFee: 20,
  veryLateTo: 30,
  veryLateFee: 50,
  absenceFee: 100,
}
