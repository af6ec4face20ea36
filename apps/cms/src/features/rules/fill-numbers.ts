import { rulesMessages } from '@tropa/contract/rules/rules'
import type { PageSection } from '@tropa/contract/base/page-section'
import { toSections } from '../../payload/fields/page-sections'
import type { Draft } from '../../payload/globals/read-text'
import type { Rule } from '../../payload/payload-types'

export type RuleNumbers = Draft<Rule['numbers']>

const storedNumbers = [
  'maxWarnings',
  'maxRevisions',
  'managerWarnings',
  'maxInstances',
  'shortLatenessTo',
  'shortLatenessFee',
  'longLatenessTo',
  'longLatenessFee',
  'absenceFee',
] as const

export type RuleNumber = (typeof storedNumbers)[number]

export type ComputedNumber = Exclude<keyof ReturnType<typeof namedNumbers>, RuleNumber>

const successorOf = (number: number | null | undefined) =>
  typeof number === 'number' ? number + 1 : null

/** The numbers that a text may name: the stored ones and those computed from them. */
export const namedNumbers = (numbers: RuleNumbers) => ({
  ...numbers,
  longLatenessFrom: successorOf(numbers.shortLatenessTo),
  absenceFrom: successorOf(numbers.longLatenessTo),
})

/** What reads as a name in braces, `{maxWarnings}`. All other braces are text. */
const writtenName = /\{([a-z]\w*)\}/gi

/** Replaces names in braces by their numbers. Unknown names and empty numbers stay as written. */
export const fillNumbers = (text: string, numbers: RuleNumbers): string => {
  const named = new Map(Object.entries(namedNumbers(numbers)))
  return text.replace(writtenName, (written, name: string) => {
    const number = named.get(name) ?? written
    return typeof number === 'number' && !Number.isInteger(number)
      ? number.toFixed(2)
      : String(number)
  })
}

export const readableSections = ({ sections, numbers }: Draft<Rule>): PageSection[] =>
  toSections(sections).map(({ heading, body }) => ({
    heading,
    body: fillNumbers(body, numbers ?? {}),
  }))

const knownNames: readonly string[] = [...storedNumbers, ...Object.keys(namedNumbers({}))]

/** What is wrong with the first name in a text that no number has, because visitors would see it. */
export const unknownNumber = (text: string): string | undefined => {
  for (const [written, name = ''] of text.matchAll(writtenName)) {
    if (!knownNames.includes(name)) return rulesMessages.unknownNumber(written, knownNames)
  }
  return undefined
}
