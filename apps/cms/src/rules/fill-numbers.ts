import type { Rule } from '../payload-types'

type RuleNumbers = Rule['numbers']

/** The numbers a text may name, with those that follow from others. */
export const namedNumbers = (numbers: RuleNumbers) => ({
  ...numbers,
  longLatenessFrom: numbers.shortLatenessTo + 1,
  absenceFrom: numbers.longLatenessTo + 1,
})

/** Puts the rules' numbers where a text names them in braces; a name nobody knows stays as written. */
export const fillNumbers = (text: string, numbers: RuleNumbers): string => {
  const named = new Map(Object.entries(namedNumbers(numbers)))
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(named.get(name) ?? written))
}
