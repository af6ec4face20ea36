import { api } from '../api/api'
import { toPlainDate } from '../plain-date'
import { globalSlugs } from '../slugs'

const withNumbers = (text: string, numbers: Record<string, unknown>) =>
  text.replace(/\{(\w+)\}/g, (written, name: string) =>
    typeof numbers[name] === 'number' ? String(numbers[name]) : written,
  )

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
        body: withNumbers(body, { ...numbers }),
      })),
    }
  }),
}
