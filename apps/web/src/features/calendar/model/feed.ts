import type { Audience } from '@tropa/contract/time/academic-year'

/** The path of the calendar for calendar programs. */
export const feed = '/calendar.ics'

interface FeedLink {
  label: string
  href: string
  /** Whether it leads to another site. */
  isWebsite: boolean
}

/** The feed of what concerns some students, or of everything. */
export const feedPath = (audience: Audience | null): string =>
  audience === null ? feed : `${feed}?for=${audience}`

/** What subscribes to the feed at an address in the usual calendar programs. */
export const subscribeLinks = (address: string, name: string): FeedLink[] => {
  const webcal = address.replace(/^https?/, 'webcal')
  const google = new URLSearchParams({ cid: webcal })
  const outlook = new URLSearchParams({ url: address, name })
  return [
    { label: 'Apple Calendar', href: webcal, isWebsite: false },
    {
      label: 'Google Calendar',
      href: `https://calendar.google.com/calendar/render?${google.toString()}`,
      isWebsite: true,
    },
    {
      label: 'Outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?${outlook.toString()}`,
      isWebsite: true,
    },
  ]
}
