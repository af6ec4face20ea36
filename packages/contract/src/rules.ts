import * as z from 'zod/mini'
import { pageSection } from './schemas/page-section'
import { anyone } from './procedure-builders'
import { dateOutput } from './schemas/dates'

/** The team's rules; `lastUpdated` is `YYYY-MM-DD`. */
export const rules = z.object({
  title: z.string(),
  lastUpdated: dateOutput,
  sections: z.array(pageSection),
})

export const rulesMessages = {
  unknownNumber: (written: string, names: readonly string[]) =>
    `There is no number ${written}. The numbers are ${names.map((name) => `{${name}}`).join(', ')}.`,
} as const

export type Rules = z.infer<typeof rules>

export const rulesContract = {
  get: anyone.route({ method: 'GET', path: '/rules', summary: "The team's rules" }).output(rules),
}
