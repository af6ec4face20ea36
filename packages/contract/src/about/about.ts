import * as z from 'zod/mini'
import { pageSection } from '../base/page-section'
import { anyone } from '../procedure-builders'

export const about = z.object({ sections: z.array(pageSection) })

export type About = z.infer<typeof about>

export const aboutContract = {
  get: anyone.get('/about', "The team's story").output(about),
}
