import type { Draft } from '../../payload/globals/read-text'
import type { Rule } from '../../payload/payload-types'

/** The rules' numbers; a draft may lack some. */
type RuleNumbers = Draft<Rule['numbers']>

const after = (number: number | null | undefined) =>
  typeof number === 'number' ? number + 1 : null

/** The numbers a text may name, with those that follow from others. */
export const namedNumbers = (numbers: RuleNumbers) => ({
  ...numbers,
  longLatenessFrom: after(numbers.shortLatenessTo),
  absenceFrom: after(numbers.longLatenessTo),
})

/**
 * Puts the rules' numbers where a text names them in braces; a name nobody knows, or whose number a
 * draft lacks, stays as written.
 */
export const fillNumbers = (text: string, numbers: RuleNumbers): string => {
  const named = new Map(Object.entries(namedNumbers(numbers)))
  return text.replace(/\{(\w+)\}/g, (written, name: string) => String(named.get(name) ?? written))
}
