import * as z from 'zod/mini'
import { pageSection } from './schemas/page-section'
import { anyone } from './procedure'

/** The team's story. */
export const about = z.object({ sections: z.array(pageSection) })

/** The team's story. */
export type About = z.infer<typeof about>

/** The call for the story. */
export const aboutContract = {
  get: anyone.route({ method: 'GET', path: '/about', summary: "The team's story" }).output(about),
}
