import * as z from 'zod/mini'
import { anyone } from './procedure'

/** What every public page needs; `academicYear` is the pinned start year, or `null`. */
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

/** What every public page needs. */
export type Site = z.infer<typeof site>

/** The call for the site's settings. */
export const siteContract = {
  get: anyone
    .route({ method: 'GET', path: '/site', summary: 'What every public page needs' })
    .output(site),
}
