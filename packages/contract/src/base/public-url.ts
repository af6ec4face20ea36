/** The names by which a machine calls itself. */
export const loopbackHosts: ReadonlySet<string> = new Set([
  'localhost',
  '127.0.0.1',
  '[::1]',
  '::1',
])

const placeOf = (origin: string): string => {
  const url = new URL(origin)
  if (loopbackHosts.has(url.hostname)) url.hostname = 'localhost'
  return url.origin
}

/**
 * Whether links to `publicUrl` lead away from the origin that somebody is on. All loopback names count as one place,
 * because a link with one of them works for somebody who came by another. Another port or scheme is another place.
 */
export const leadsElsewhere = (publicUrl: string, origin: string): boolean =>
  placeOf(publicUrl) !== placeOf(origin)

/** The sentence that says where the product's links lead. */
export const linksLeadTo = (publicUrl: string): string =>
  `Links lead to ${publicUrl}. Set PUBLIC_URL.`

/** Whether a sentence made by {@link linksLeadTo} names a place other than the origin that somebody is on. */
export const saysElsewhere = (sentence: string, origin: string): boolean =>
  leadsElsewhere(/http\S+(?=\. )/.exec(sentence)?.[0] ?? origin, origin)
