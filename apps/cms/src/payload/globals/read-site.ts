import type { Payload } from 'payload'

export const readSite = async (payload: Payload) => {
  const site = await payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true })
  return {
    name: site.name,
    codeUrl: site.codeUrl,
    contactEmail: site.contactEmail,
    categories: site.categories.map(({ label }) => label),
    academicYear: site.academicYear ?? null,
  }
}
