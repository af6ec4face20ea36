import type { AcademicCalendar } from '@tropa/contract/calendar'
import type { Site } from '@tropa/contract/site'
import type { TeamMember } from '@tropa/contract/team'
import { yearEntries } from '../../features/calendar/model/entries'
import { paths } from '../../paths'

interface Place {
  site: Site
  /** The canonical origin. */
  publicUrl: string
}

const isWebPage = (link: string) => /^https?:/.test(link)

const organization = (team: TeamMember[], { site, publicUrl }: Place) => ({
  '@type': 'Organization',
  name: site.name,
  description: site.tagline,
  url: new URL(paths.home, publicUrl).href,
  logo: new URL('/icon-512.png', publicUrl).href,
  email: site.contactEmail,
  sameAs: [site.codeUrl],
  member: team.map(({ name, role, image, links }) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    image: new URL(image, publicUrl).href,
    sameAs: links.filter(isWebPage),
  })),
})

const events = (calendar: AcademicCalendar, { site, publicUrl }: Place) => ({
  '@graph': [...yearEntries(calendar).values()].map(({ title, start, end }) => ({
    '@type': 'Event',
    name: title,
    startDate: start,
    endDate: end ?? start,
    eventStatus: 'https://schema.org/EventScheduled',
    url: new URL(paths.calendar, publicUrl).href,
    organizer: { '@type': 'Organization', name: site.name, url: publicUrl },
  })),
})

/** What a page says of the team or its events to machines, from the data it was rendered with. */
export const structuredData = (path: string, data: unknown, place: Place) => {
  const about: Record<string, (() => object) | undefined> = {
    [paths.home]: () => organization(data as TeamMember[], place),
    [paths.team]: () => organization(data as TeamMember[], place),
    [paths.calendar]: () => events(data as AcademicCalendar, place),
  }
  const say = about[path]
  return say && { '@context': 'https://schema.org', ...say() }
}
