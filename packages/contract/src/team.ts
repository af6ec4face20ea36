import * as z from 'zod/mini'
import { anyone } from './procedure'

/** How many links a team member shows. */
export const linksPerMember = 3

/** A team member as the public pages show them; `alt` is the first name, `image` an address on this origin. */
export const teamMember = z.object({
  _id: z.string(),
  name: z.string(),
  alt: z.string(),
  role: z.string(),
  bio: z.string(),
  image: z.string(),
  links: z.array(z.string()).check(z.length(linksPerMember)),
})

/** A team member as the public pages show them. */
export type TeamMember = z.infer<typeof teamMember>

/** The call for the team. */
export const teamContract = {
  list: anyone
    .route({ method: 'GET', path: '/team', summary: 'The team in display order' })
    .output(z.array(teamMember)),
}
