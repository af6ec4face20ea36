/** A `mailto:` link to exactly this address (RFC 6068); an address may contain `?` and `#`. */
export const mailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
