import { oneLine } from '@tropa/contract/base/one-line'
import type { Payload, PayloadRequest } from 'payload'

/** What editors write about the site, as published. */
export const readSite = async (payload: Payload, req: Partial<PayloadRequest> = {}) => {
  const site = await payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, req })
  return {
    // The name is used in titles, feeds and headers of mails, which have no line break and no control character.
    name: oneLine(site.name),
    codeUrl: site.codeUrl,
    contactEmail: site.contactEmail,
    categories: site.categories.map(({ label }) => label),
    academicYear: site.academicYear ?? null,
  }
}
