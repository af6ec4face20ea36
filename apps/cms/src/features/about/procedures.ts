import { api } from '../../rpc/procedure'
import { readText } from '../../payload/globals/read-text'
import { globalSlugs } from '../../payload/slugs'
import { toSections } from '../../payload/fields/page-sections'

/** The call for the story. Without a published one there are no sections. */
export const aboutProcedures = {
  get: api.about.get.handler(async ({ context: { payload, drafts } }) => {
    const about = await readText(payload, globalSlugs.about, drafts)
    return { sections: toSections(about?.sections) }
  }),
}
