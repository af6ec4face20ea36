import { api } from '../api/api'
import { globalSlugs } from '../slugs'

/** The call for the story. */
export const aboutRoutes = {
  get: api.about.get.handler(async ({ context: { payload } }) => {
    const { sections } = await payload.findGlobal({
      slug: globalSlugs.about,
      depth: 0,
      overrideAccess: true,
    })
    return { sections: sections.map(({ heading, body }) => ({ heading, body })) }
  }),
}
