import { readSite } from '../../payload/globals/read-site'
import { readText } from '../../payload/globals/read-text'
import { version } from '../../payload/version'
import { api } from '../../rpc/procedure'

/** Implements the contract's procedure for the site; the tagline is empty while home is unpublished. */
export const siteProcedures = {
  get: api.site.get.handler(async ({ context: { payload, env, drafts } }) => {
    const [site, home] = await Promise.all([readSite(payload), readText(payload, 'home', drafts)])
    return { ...site, tagline: home?.tagline ?? '', version, timeZone: env.timeZone }
  }),
}
