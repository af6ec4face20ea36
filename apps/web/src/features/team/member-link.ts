import type { SiteMark } from './site-marks'

/** A link of a team member. */
export interface MemberLink {
  href: string
  /** The site's name, or `E-mail`. */
  label: string
  kind: 'mail' | 'site'
  /** The site's brand mark, if it is a known site. */
  mark?: SiteMark
}

const isEmailAddress = (link: string) => /^[^\s@/]+@[^\s@/]+$/.test(link)

const hostOf = (link: string) =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : ''

const knownSites: Record<string, { label: string; mark: SiteMark }> = {
  'behance.net': { label: 'Behance', mark: 'behance' },
  'dribbble.com': { label: 'Dribbble', mark: 'dribbble' },
  'facebook.com': { label: 'Facebook', mark: 'facebook' },
  'github.com': { label: 'GitHub', mark: 'github' },
  'instagram.com': { label: 'Instagram', mark: 'instagram' },
  'linkedin.com': { label: 'LinkedIn', mark: 'linkedin' },
  'twitter.com': { label: 'X', mark: 'x' },
  'x.com': { label: 'X', mark: 'x' },
  'youtube.com': { label: 'YouTube', mark: 'youtube' },
}

const siteOf = (host: string) =>
  Object.entries(knownSites).find(([domain]) => host === domain || host.endsWith(`.${domain}`))?.[1]

/** Reads a team member's link: an e-mail address or the URL of a web page. */
export const memberLink = (link: string): MemberLink => {
  const address = link.trim().replace(/^mailto:/, '')
  if (isEmailAddress(address)) return { href: `mailto:${address}`, label: 'E-mail', kind: 'mail' }
  const host = hostOf(link)
  return { href: link, kind: 'site', ...(siteOf(host) ?? { label: host || 'Website' }) }
}
