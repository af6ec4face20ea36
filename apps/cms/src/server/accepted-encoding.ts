import type { Request } from 'express'

/** The encodings of compressed bodies, the shortest result first. */
const encodings = ['br', 'gzip'] as const

/** How a body is compressed. */
export type Encoding = (typeof encodings)[number]

/** The best encoding that a browser accepts. Browsers rank all alike and name gzip first, so we choose. */
export const encodingFor = (request: Request): Encoding | undefined =>
  request.headers['accept-encoding'] === undefined
    ? undefined
    : encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding)
