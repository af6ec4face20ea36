import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { Request, RequestHandler } from 'express'

/** The encodings that the build compresses files to, the shortest result first. */
const encodings = ['br', 'gzip'] as const

/** How a body is compressed. */
export type Encoding = (typeof encodings)[number]

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** The best encoding that a browser accepts. Browsers rank all alike and name gzip first, so we choose. */
export const encodingFor = (request: Request): Encoding | undefined =>
  request.headers['accept-encoding'] === undefined
    ? undefined
    : encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding)

/**
 * Rewrites requests to the compressed copies that the build put beside the files of a folder. Mount
 * `express.static` of the same folder after it.
 */
export const compressedFiles = (folder: string): RequestHandler => {
  const files = new Set(readdirSync(folder))
  return (request, response, next) => {
    const encoding = encodingFor(request)
    const compressed = encoding && `${request.path}${extensions[encoding]}`
    if (compressed && files.has(compressed.slice(1))) {
      response.type(extname(request.path))
      response.setHeader('Content-Encoding', encoding)
      request.url = compressed
    }
    response.vary('Accept-Encoding')
    next()
  }
}
