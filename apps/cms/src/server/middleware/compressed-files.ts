import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { Request, RequestHandler } from 'express'

/** What a body can be compressed to, the shortest first, with the ending of a file that is. */
const endings = { br: '.br', gzip: '.gz' } as const

/** How a body is compressed. */
export type Encoding = keyof typeof endings

const encodings = Object.keys(endings) as Encoding[]

/** The shortest form a browser takes. Browsers name them all alike and gzip first. */
export const encodingFor = (request: Request): Encoding | undefined =>
  request.headers['accept-encoding'] === undefined
    ? undefined
    : encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding)

/**
 * Lets the files of a folder be sent in the form that the build compressed them to; a static handler
 * of the same folder has to follow.
 */
export const compressedFiles = (folder: string): RequestHandler => {
  const files = new Set(readdirSync(folder))
  return (request, response, next) => {
    const encoding = encodingFor(request)
    const compressed = encoding && `${request.path}${endings[encoding]}`
    if (compressed && files.has(compressed.slice(1))) {
      response.type(extname(request.path))
      response.setHeader('Content-Encoding', encoding)
      request.url = compressed
    }
    response.vary('Accept-Encoding')
    next()
  }
}
