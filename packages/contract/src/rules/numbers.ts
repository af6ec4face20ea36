import * as z from 'zod/mini'

const whole = (description: string) => z.int().register(z.globalRegistry, { description })

/** In the team's currency, which may have cents. */
const fee = (description: string) => z.number().register(z.globalRegistry, { description })

/** What the published rules say of limits and fees, as roll calls show it. */
export const ladderNumbers = z.object({
  warningLimit: whole('Warnings until removal'),
  instanceLimit: whole('Lateness and absence, counted together, until removal'),
  lateFee: fee('Fee for a short lateness'),
  veryLateFee: fee('Fee for a long lateness'),
  absenceFee: fee('Fee for an absence'),
})

export type LadderNumbers = z.infer<typeof ladderNumbers>

/** Every number that a mark is judged by. */
export const ladder = z.extend(ladderNumbers, {
  lateTo: whole('A short lateness ends after so many minutes'),
  veryLateTo: whole('A long lateness ends after so many minutes; a longer one is an absence'),
})

export type Ladder = z.infer<typeof ladder>

/** The numbers of the published rules; null while none are published. */
export const publishedLadder = z.object({ numbers: z.nullable(ladder) })
