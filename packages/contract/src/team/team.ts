import * as z from 'zod/mini'
import { anyone } from '../procedure-builders'

/** The most links that a team member can have. */
export const linksPerMember = 3

/** `alt` is the first name, `image` an address on this origin. */
export const teamMember = z.object({
  _id: z.string(),
  name: z.string(),
  alt: z.string(),
  role: z.string(),
  bio: z.string(),
  image: z.string(),
  links: z.array(z.string()).check(z.maxLength(linksPerMember)),
})

export type TeamMember = z.infer<typeof teamMember>

export const teamContract = {
  list: anyone.get('/team', 'The team in display order').output(z.array(teamMember)),
}
