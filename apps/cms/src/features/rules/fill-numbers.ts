import type { Draft } from '../../payload/globals/read-text'
import type { Rule } from '../../payload/payload-types'

type RuleNumbers = Draft<Rule['numbers']>

const successorOf = (number: number | null | undefined) =>
  typeof number === 'number' ? number + 1 : null

/** The numbers that a text may name: the stored ones and those computed from them. */
export const namedNumbers = (numbers: RuleNumbers) => ({
  ...numbers,
  longLatenessFrom: successorOf(numbers.shortLatenessTo),
  absenceFrom: successorOf(numbers.longLatenessTo),
})

/** Replaces names in braces, `{maxWarnings}`, by their numbers. Unknown names and empty numbers stay as written. */
export const fillNumbers = (text: string, numbers: RuleNumbers): string => {
  const named = new Map(Object.entries(namedNumbers(numbers)))
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(named.get(name) ?? written))
}
