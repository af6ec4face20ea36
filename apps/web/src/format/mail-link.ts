import { oneLine } from '@tropa/contract/base/one-line'

/** Writes to this address and to nobody else (RFC 6068): `?` and `#` may stand in an address. */
export const mailLink = (address: string, subject?: string): string => {
  const to = encodeURIComponent(address).replaceAll('%40', '@')
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(oneLine(subject))}`}`
}
