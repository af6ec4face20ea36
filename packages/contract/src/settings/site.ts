import * as z from 'zod/mini'
import { anyone } from '../procedure-builders'

/** `academicYear` is the pinned start year, or `null` for the current one. */
export const site = z.object({
  name: z.string(),
  tagline: z.string(),
  version: z.string(),
  timeZone: z.string(),
  codeUrl: z.string(),
  contactEmail: z.string(),
  categories: z.array(z.string()),
  academicYear: z.nullable(z.int()),
})

export type Site = z.infer<typeof site>

export const siteContract = {
  get: anyone.get('/site', 'What every public page needs').output(site),
}
