import { api } from '../api/api'
import { readText } from '../api/texts'
import { globalSlugs } from '../slugs'
import { toSections } from '../fields/page-sections'

/** The call for the story. Without a published one there are no sections. */
export const aboutRoutes = {
  get: api.about.get.handler(async ({ context: { payload, drafts } }) => {
    const about = await readText(payload, globalSlugs.about, drafts)
    return { sections: toSections(about?.sections) }
  }),
}
