import * as z from 'zod/mini'
import { publishedLadder } from './numbers'
import { pageSection } from '../base/page-section'
import { anyone, body, confirmation, conflict, member } from '../procedure-builders'
import { dateOutput } from '../base/dates'
import { wholeNumber } from '../base/whole-number'

/** The team's rules; `lastUpdated` is `YYYY-MM-DD`. */
export const rules = z.object({
  title: z.string(),
  lastUpdated: dateOutput,
  sections: z.array(pageSection),
})

export const rulesMessages = {
  acknowledged: 'Rules acknowledged successfully!',
  changedByOthers: 'The rules were changed meanwhile. Look at them again.',
  unknownNumber: (written: string, names: readonly string[]) =>
    `There is no number ${written}. The numbers are ${names.map((name) => `{${name}}`).join(', ')}.`,
  longNotAfterShort: (shortTo: number) =>
    `Enter more than ${shortTo}, the minutes with which short lateness ends.`,
  moreThanRemove: (limit: number) =>
    `Enter at most ${limit}, the warnings with which a member is removed.`,
} as const

export type Rules = z.infer<typeof rules>

/** A section that differs; on the side that lacks it the text is null. */
const rulesChange = z.object({
  heading: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

export type RulesChange = z.infer<typeof rulesChange>

/** The changes from the rules that the caller last acknowledged to the published ones. */
const rulesChanges = z.object({
  revision: z.int().register(z.globalRegistry, { description: 'How often rules were published' }),
  lastUpdated: dateOutput,
  acknowledgedOn: z
    .nullable(dateOutput)
    .register(z.globalRegistry, { description: 'The day of the last acknowledgement, or null' }),
  changes: z.array(rulesChange),
})

export type RulesChanges = z.infer<typeof rulesChanges>

const revision = wholeNumber('Please name the revision, a whole number from 1.', 1)

export const rulesContract = {
  get: anyone.get('/rules', "The team's rules").output(rules),
  numbers: member
    .get('/rules/numbers', 'The numbers of the published rules, by which roll calls are judged')
    .output(publishedLadder),
  changes: member
    .get('/rules/changes', 'What changed in the rules since the caller acknowledged them')
    .output(rulesChanges),
  acknowledge: member
    .post('/rules/acknowledge', 'Acknowledge the published rules; doing it again changes nothing')
    .errors(conflict)
    .input(body({ revision }))
    .output(confirmation),
}
