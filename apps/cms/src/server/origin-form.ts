const schemeAndHost = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i

/**
 * The path and query of a request's address. A client may name a whole address, as proxies do; the host
 * is not its to choose. Express would keep the host in the address, and no route would be right.
 */
export const toOriginForm = (address: string): string => {
  if (address.startsWith('/') || address === '*') return address
  const path = address.replace(schemeAndHost, '')
  return path.startsWith('/') ? path : `/${path}`
}
