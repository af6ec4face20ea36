import type { Payload, PayloadRequest } from 'payload'

export const readSite = async (payload: Payload, req: Partial<PayloadRequest> = {}) => {
  const site = await payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, req })
  return {
    name: site.name,
    codeUrl: site.codeUrl,
    contactEmail: site.contactEmail,
    categories: site.categories.map(({ label }) => label),
    academicYear: site.academicYear ?? null,
  }
}
