import * as z from 'zod/mini'
import { pageSection } from './page-section'
import { anyone } from './route'

/** The team's story. */
export const about = z.object({ sections: z.array(pageSection) })

/** The team's story. */
export type About = z.infer<typeof about>

/** The call for the story. */
export const aboutContract = {
  get: anyone.route({ method: 'GET', path: '/about', summary: "The team's story" }).output(about),
}
