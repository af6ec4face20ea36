import { type Currency, currencyWord } from '@tropa/contract/settings/currency'
import type { Standing } from '@tropa/contract/standing/standing'

type Counted = Standing['warnings']

/** A count and its limit; the limit is missing while no rules are published. */
const ofLimit = ({ count, limit }: Counted) =>
  limit === null ? `${count}` : `${count} of ${limit}`

/** How many warnings a member has: `1 of 3 warnings`. */
export const warningsText = (warnings: Counted): string =>
  `${ofLimit(warnings)} ${(warnings.limit ?? warnings.count) === 1 ? 'warning' : 'warnings'}`

/** How often a member was late or absent: `2 of 5 lateness or absence`. */
export const instancesText = (instances: Counted): string =>
  `${ofLimit(instances)} lateness or absence`

/** The fees that are owed: the amount, `70`, and the words after it, `pesos to pay`. */
export const toPayText = (owed: number, currency: Currency): { amount: string; words: string } => ({
  amount: currency.cents ? owed.toFixed(2) : String(owed),
  words: `${currencyWord(owed, currency)} to pay`,
})
