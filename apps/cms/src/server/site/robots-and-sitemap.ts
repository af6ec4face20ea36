import { type MemberPage, memberPages, publicPages } from '@tropa/contract/pages'
import type { Router } from 'express'
import type { SharedContext } from '../api/api-router'
import { areas, caseSensitiveRouter } from '../areas'

const sitemap = (publicUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Object.values(publicPages)
  .map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`)
  .join('\n')}
</urlset>
`

const closed = [
  ...Object.values<MemberPage>(memberPages).flatMap(({ robots }) => robots ?? []),
  `${areas.api.path}/`,
  areas.panel.path,
  `${areas.preview.path}/`,
].sort()

const robots = (publicUrl: string) => `User-agent: *
${closed.map((beginning) => `Disallow: ${beginning}`).join('\n')}
Sitemap: ${publicUrl}/sitemap.xml
`

/** What search engines read first: `robots.txt` and the sitemap. */
export const robotsAndSitemap = ({ env: { publicUrl } }: SharedContext): Router => {
  const router = caseSensitiveRouter()
  router.get(areas.sitemap.path, (_request, response) => {
    response.type('application/xml').send(sitemap(publicUrl))
  })
  router.get(areas.robots.path, (_request, response) => {
    response.type('text').send(robots(publicUrl))
  })
  return router
}
