import type { RequestHandler } from 'express'

const base = 'http://localhost'

/**
 * Whether an address is a path on this origin, also after `..` is resolved: Payload compares only the
 * origin, and `/cms/..//evil.example` resolves to a path that browsers take for another host.
 */
export const isSafeRedirect = (address: string): boolean => {
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address) || !URL.canParse(address, base)) {
    return false
  }
  const { origin, pathname } = new URL(address, base)
  return origin === base && !pathname.startsWith('//') && !address.startsWith('//')
}

/** Drops the `redirect` parameter of a panel address when it would lead to another origin. */
export const dropUnsafeRedirect: RequestHandler = (request, response, next) => {
  const { pathname, searchParams } = new URL(request.originalUrl, base)
  if (searchParams.getAll('redirect').every(isSafeRedirect)) {
    next()
    return
  }
  searchParams.delete('redirect')
  const query = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  response.redirect(`${pathname.replace(/^\/+/, '/')}${query}`)
}
