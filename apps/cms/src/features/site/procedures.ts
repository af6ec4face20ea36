import { api } from '../../rpc/procedure'
import { readText } from '../../payload/globals/read-text'
import { globalSlugs } from '../../payload/slugs'
import { version } from '../../payload/version'
import { readSite } from '../../payload/globals/read-site'

/** The call for the site's settings; the tagline is empty while no home page is published. */
export const siteProcedures = {
  get: api.site.get.handler(async ({ context: { payload, env, drafts } }) => {
    const [site, home] = await Promise.all([
      readSite(payload),
      readText(payload, globalSlugs.home, drafts),
    ])
    return { ...site, tagline: home?.tagline ?? '', version, timeZone: env.timeZone }
  }),
}
