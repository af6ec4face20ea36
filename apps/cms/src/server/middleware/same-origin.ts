import type { Request } from 'express'

/** Whether a request comes from our own origin, as far as the browser says. */
export const isSameOrigin = (request: Request, publicUrl: string) => {
  const origin = request.get('origin')
  if (origin !== undefined) {
    return origin === publicUrl || origin === `${request.protocol}://${request.host}`
  }
  return ['same-origin', 'none', undefined].includes(request.get('sec-fetch-site'))
}
