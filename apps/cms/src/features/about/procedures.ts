import { toSections } from '../../payload/fields/page-sections'
import { readText } from '../../payload/globals/read-text'
import { api } from '../../rpc/procedure'

/** Implements the contract's procedure for the about page; an unpublished page has no sections. */
export const aboutProcedures = {
  get: api.about.get.handler(async ({ context: { payload, drafts } }) => {
    const about = await readText(payload, 'about', drafts)
    return { sections: toSections(about?.sections) }
  }),
}
