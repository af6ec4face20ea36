import * as z from 'zod/mini'
import { pageSection } from './schemas/page-section'
import { anyone } from './procedure'
import { dateAnswer } from './schemas/dates'

/** The team's rules; `lastUpdated` is `YYYY-MM-DD`. */
export const rules = z.object({
  title: z.string(),
  lastUpdated: dateAnswer,
  sections: z.array(pageSection),
})

/** The team's rules. */
export type Rules = z.infer<typeof rules>

/** The call for the rules. */
export const rulesContract = {
  get: anyone.route({ method: 'GET', path: '/rules', summary: "The team's rules" }).output(rules),
}
