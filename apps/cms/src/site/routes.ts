import { api } from '../api/api'
import { readText } from '../api/texts'
import { globalSlugs } from '../slugs'
import { version } from '../version'
import { readSite } from '../settings'

/** The call for the site's settings; the tagline is empty while no home page is published. */
export const siteRoutes = {
  get: api.site.get.handler(async ({ context: { payload, env, drafts } }) => {
    const [site, home] = await Promise.all([
      readSite(payload),
      readText(payload, globalSlugs.home, drafts),
    ])
    return { ...site, tagline: home?.tagline ?? '', version, timeZone: env.timeZone }
  }),
}
