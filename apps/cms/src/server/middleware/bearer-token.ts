import type { Request } from 'express'

/** The token of the `Authorization` header. */
export const bearerToken = (request: Request): string | undefined =>
  /^Bearer +(\S+)$/i.exec(request.get('authorization') ?? '')?.[1]
