/** The path of the calendar for calendar programs. */
export const feed = '/calendar.ics'

interface FeedLink {
  label: string
  href: string
  /** Whether it leads to another site. */
  isWebsite: boolean
}

/** What subscribes to the calendar of a site in the usual calendar programs. */
export const subscribeLinks = (origin: string, name: string): FeedLink[] => {
  const address = origin + feed
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
