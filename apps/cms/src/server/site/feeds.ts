import { publicPages } from '@tropa/contract/pages'
import type { Router } from 'express'
import type { SharedContext } from '../api/api-router'
import { areas, caseSensitiveRouter } from '../areas'
import { calendarFeeds } from './calendar-feeds'

const sitemap = (publicUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${Object.values(publicPages)
  .map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`)
  .join('\n')}
</urlset>
`

const robots = (publicUrl: string) => `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /cms
Disallow: /dashboard
Disallow: /preview/
Disallow: /todo
Disallow: /user/
Disallow: /ui
Sitemap: ${publicUrl}/sitemap.xml
`

/** What programs read of the site: the calendar feed, the sitemap and `robots.txt`. */
export const feedRouter = (shared: SharedContext): Router => {
  const { publicUrl } = shared.env
  const router = caseSensitiveRouter()
  router.use(calendarFeeds(shared))
  router.get(areas.sitemap.path, (_request, response) => {
    response.type('application/xml').send(sitemap(publicUrl))
  })
  router.get(areas.robots.path, (_request, response) => {
    response.type('text').send(robots(publicUrl))
  })
  return router
}
