import { Router } from 'express'
import type { Payload } from 'payload'
import { renderFeed } from '../../features/calendar/feed/feed'
import { readAllEvents } from '../../features/calendar/read'
import type { Env } from '../../env'
import { readSite } from '../../payload/globals/read-site'

const publicPages = ['/', '/about', '/team', '/calendar', '/contact', '/rules']

const sitemap = (publicUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${publicPages.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('\n')}
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
export const feedRouter = (payload: Payload, { publicUrl }: Env): Router => {
  const router = Router()
  router.get('/calendar.ics', async ({ query }, response) => {
    const [events, { name }] = await Promise.all([readAllEvents(payload), readSite(payload)])
    const selected =
      query.event === undefined ? events : events.filter(({ _id }) => _id === query.event)
    if (query.event !== undefined) {
      if (selected.length === 0) {
        response.status(404).type('text').send('This event does not exist.')
        return
      }
      response.attachment('event.ics')
    }
    const feed = renderFeed(selected, {
      name: `${name} academic calendar`,
      host: new URL(publicUrl).hostname,
      url: publicUrl,
    })
    response.set('Cache-Control', 'no-cache').type('text/calendar').send(feed)
  })
  router.get('/sitemap.xml', (_request, response) => {
    response.type('application/xml').send(sitemap(publicUrl))
  })
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(robots(publicUrl))
  })
  return router
}
