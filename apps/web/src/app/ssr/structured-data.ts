import type { EventsOfYear } from '@tropa/contract/calendar/calendar'
import { paths } from '@tropa/contract/pages'
import type { Settings } from '@tropa/contract/settings/settings'
import type { Site } from '@tropa/contract/settings/site'
import type { TeamMember } from '@tropa/contract/team/team'
import { yearEntries } from '../../features/calendar/model/year'
import type { HomeData } from '../../features/home/home-data'

interface SiteContext {
  site: Site
  settings: Settings
  icons: string
  publicUrl: string
}

const isWebPage = (link: string) => /^https?:/.test(link)

const organization = (team: TeamMember[], { site, icons, publicUrl }: SiteContext) => ({
  '@type': 'Organization',
  name: site.name,
  description: site.tagline,
  url: new URL(paths.home, publicUrl).href,
  logo: new URL(`${icons}/icon-512.png`, publicUrl).href,
  email: site.contactEmail,
  sameAs: [site.codeUrl].filter(Boolean),
  member: team.map(({ name, role, image, links }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    image: new URL(image, publicUrl).href,
    sameAs: links.filter(isWebPage),
  })),
})

const events = (calendar: EventsOfYear, { site, settings, publicUrl }: SiteContext) => ({
  '@graph': yearEntries(calendar, settings.terms).map(({ title, start, end }) => ({
    '@type': 'Event',
    name: title,
    startDate: start,
    endDate: end ?? start,
    eventStatus: 'https://schema.org/EventScheduled',
    url: new URL(paths.calendar, publicUrl).href,
    organizer: { '@type': 'Organization', name: site.name, url: publicUrl },
  })),
})

/** The schema.org object of a page's team or events, or `undefined` if the page has neither. */
export const structuredData = (path: string, data: unknown, context: SiteContext) => {
  const builders: Record<string, (() => object) | undefined> = {
    [paths.home]: () => organization((data as HomeData).team, context),
    [paths.team]: () => organization(data as TeamMember[], context),
    [paths.calendar]: () => events(data as EventsOfYear, context),
  }
  const build = builders[path]
  return build && { '@context': 'https://schema.org', ...build() }
}
