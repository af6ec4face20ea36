import { api } from '../api/api'
import { toPlainDate } from '../fields/plain-date'
import { globalSlugs } from '../slugs'
import { fillNumbers } from './fill-numbers'

/** The call for the rules. */
export const rulesRoutes = {
  get: api.rules.get.handler(async ({ context: { payload } }) => {
    const { title, lastUpdated, sections, numbers } = await payload.findGlobal({
      slug: globalSlugs.rules,
      depth: 0,
      overrideAccess: true,
    })
    return {
      title,
      lastUpdated: toPlainDate(lastUpdated),
      sections: sections.map(({ heading, body }) => ({
        heading,
        body: fillNumbers(body, numbers),
      })),
    }
  }),
}
