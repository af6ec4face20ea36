import { api } from '../api/api'
import { globalSlugs } from '../slugs'
import { version } from '../version'
import { readSite } from '../settings'

/** The call for the site's settings. */
export const siteRoutes = {
  get: api.site.get.handler(async ({ context: { payload, env } }) => {
    const [site, { tagline }] = await Promise.all([
      readSite(payload),
      payload.findGlobal({ slug: globalSlugs.home, depth: 0, overrideAccess: true }),
    ])
    return { ...site, tagline, version, timeZone: env.timeZone }
  }),
}
