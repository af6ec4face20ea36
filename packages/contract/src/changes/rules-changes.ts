import * as z from 'zod/mini'
import { dateOutput } from '../schemas/dates'
import { wholeNumber } from '../schemas/whole-number'

/** A section that differs; on the side that lacks it the text is null. */
export const rulesChange = z.object({
  heading: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

export type RulesChange = z.infer<typeof rulesChange>

/** From the rules that the caller acknowledged last to the published ones. */
export const rulesChanges = z.object({
  revision: z.int().register(z.globalRegistry, { description: 'How often rules were published' }),
  lastUpdated: dateOutput,
  acknowledgedOn: z
    .nullable(dateOutput)
    .register(z.globalRegistry, { description: 'The day of the last acknowledgement, or null' }),
  changes: z.array(rulesChange),
})

export type RulesChanges = z.infer<typeof rulesChanges>

/** The number of a publication in a request; it counts from 1. */
export const revisionNumber = wholeNumber('Please name the revision, a whole number from 1.', 1)
