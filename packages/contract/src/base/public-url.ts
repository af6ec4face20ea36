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
 * Whether links to an origin lead away from the one where somebody is. A machine's names for itself are one place,
 * because a link by one of them works for somebody who came by another. Another port or scheme is another place.
 */
export const leadsElsewhere = (publicUrl: string, origin: string): boolean =>
  placeOf(publicUrl) !== placeOf(origin)

/** Says where the links lead that the product makes. */
export const linksLeadTo = (publicUrl: string): string =>
  `Links lead to ${publicUrl}. Set PUBLIC_URL.`

/** Whether a sentence of {@link linksLeadTo} names another place than the one where somebody is. */
export const saysElsewhere = (sentence: string, origin: string): boolean =>
  leadsElsewhere(/http\S+(?=\. )/.exec(sentence)?.[0] ?? origin, origin)
