/** What a link of a member leads to. */
export interface MemberLink {
  href: string
  /** What the link is called: the site's name, or `E-mail`. */
  label: string
  kind: 'mail' | 'site'
  /** Which mark stands for the site, where it is a known one. */
  mark?: string
}

const isAddress = (link: string) => /^[^\s@/]+@[^\s@/]+$/.test(link)

const hostOf = (link: string) => {
  try {
    return new URL(link).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}

const knownSites: Record<string, { label: string; mark: string } | undefined> = {
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

/** Reads one of a member's links: an e-mail address, or a page on the web. */
export const memberLink = (link: string): MemberLink => {
  const address = link.trim().replace(/^mailto:/, '')
  if (isAddress(address)) return { href: `mailto:${address}`, label: 'E-mail', kind: 'mail' }
  const host = hostOf(link)
  return { href: link, kind: 'site', ...(siteOf(host) ?? { label: host || 'Website' }) }
}
