import type { Request } from 'express'

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isRead = ({ method }: Request): boolean => readMethods.has(method)

/** Whether a request comes from our own origin, as far as the browser says. */
export const isSameOrigin = (request: Request, publicUrl: string) => {
  const origin = request.get('origin')
  if (origin !== undefined) {
    return origin === publicUrl || origin === `${request.protocol}://${request.host}`
  }
  return ['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'))
}

/**
 * An address of the origin that a browser used. What its page sends takes precedence: a proxy that is not trusted
 * may name its upstream in `Host`, and hides the scheme.
 */
export const askedAddress = (request: Request): string =>
  [request.get('origin'), request.get('referer')].find((address) => address?.startsWith('http')) ??
  `${request.protocol}://${request.host}`

/**
 * Whether a request may act with a cookie. A link on another site, or in a mail, may open a page. Over plain
 * http browsers tell where a write comes from, but not a read.
 */
export const mayUseCookie = (request: Request, publicUrl: string): boolean => {
  if (isRead(request)) {
    return request.get('sec-fetch-mode') === 'navigate' || isSameOrigin(request, publicUrl)
  }
  const saysOrigin = ['origin', 'sec-fetch-site'].some((name) => request.get(name) !== undefined)
  return saysOrigin && isSameOrigin(request, publicUrl)
}

/** Tells Next, which compares Origin with it, the host of our own origin: a proxy may name its upstream in `Host`. */
export const nameOwnHost = (request: Request, publicUrl: string): void => {
  const origin = request.get('origin')
  if (origin === undefined || !isSameOrigin(request, publicUrl)) return
  request.headers['x-forwarded-host'] = new URL(origin).host
}
