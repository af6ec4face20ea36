/** What a link of a member leads to. */
export interface MemberLink {
  href: string
  /** What the link is called: the site's name, or `E-mail`. */
  label: string
  isMail: boolean
}

const isAddress = (link: string) => /^[^\s@/]+@[^\s@/]+$/.test(link)

const hostOf = (link: string) => {
  try {
    return new URL(link).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}

const siteNames: Record<string, string> = {
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'youtube.com': 'YouTube',
}

/** Reads one of a member's links: an e-mail address, or a page on the web. */
export const memberLink = (link: string): MemberLink => {
  const address = link.replace(/^mailto:/, '')
  if (isAddress(address)) return { href: `mailto:${address}`, label: 'E-mail', isMail: true }
  const host = hostOf(link)
  return { href: link, label: siteNames[host] ?? host, isMail: false }
}
