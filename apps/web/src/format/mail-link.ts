import { oneLine } from '@tropa/contract/base/one-line'

/** A `mailto:` link to exactly this address (RFC 6068); an address may contain `?` and `#`. */
export const mailLink = (address: string, subject?: string): string => {
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(oneLine(subject))}`}`
}
