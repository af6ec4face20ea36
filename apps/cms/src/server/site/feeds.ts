import { Router } from 'express'
import { renderFeed } from '../../features/calendar/feed/feed'
import { readAllEvents, type DatedEvent } from '../../features/calendar/read'
import { readSite } from '../../payload/globals/read-site'
import { globalSlugs, slugs } from '../../payload/slugs'
import type { SharedContext } from '../api/api-router'
import { CachedResponse } from '../cached-response'

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

/** About what an event takes in memory. */
const bytesOfEvent = 500

const feedType = 'text/calendar; charset=utf-8'

/** What programs read of the site: the calendar feed, the sitemap and `robots.txt`. */
export const feedRouter = ({ payload, env, cache }: SharedContext): Router => {
  const { publicUrl } = env
  const sources = [slugs.calendar, globalSlugs.site] as const

  const readCalendar = () =>
    cache.read(
      'calendar feed data',
      sources,
      async () => {
        const [events, { name }] = await Promise.all([readAllEvents(payload), readSite(payload)])
        return { events, name }
      },
      ({ events }) => events.length * bytesOfEvent + 500,
    )

  const render = (events: readonly DatedEvent[], name: string) =>
    new CachedResponse(
      200,
      feedType,
      renderFeed(events, {
        name: `${name} academic calendar`,
        host: new URL(publicUrl).hostname,
        url: publicUrl,
      }),
    )

  // The query is not part of the key, so that invented ones render nothing anew.
  const readFeed = () =>
    cache.read(
      'calendar feed',
      sources,
      async () => {
        const { events, name } = await readCalendar()
        return render(events, name)
      },
      ({ size }) => size,
    )

  const router = Router()
  router.get('/calendar.ics', async (request, response) => {
    const { event } = request.query
    if (event === undefined) {
      await (await readFeed()).send(request, response, 'no-cache')
      return
    }
    const { events, name } = await readCalendar()
    const selected = events.filter(({ _id }) => _id === event)
    if (selected.length === 0) {
      response.status(404).type('text').send('This event does not exist.')
      return
    }
    response.attachment('event.ics')
    await render(selected, name).send(request, response, 'no-cache')
  })
  const sitemapText = sitemap(publicUrl)
  router.get('/sitemap.xml', (_request, response) => {
    response.type('application/xml').send(sitemapText)
  })
  const robotsText = robots(publicUrl)
  router.get('/robots.txt', (_request, response) => {
    response.type('text').send(robotsText)
  })
  return router
}
