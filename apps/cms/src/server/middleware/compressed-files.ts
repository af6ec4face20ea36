import { readdirSync } from 'node:fs'
import { extname } from 'node:path'
import type { RequestHandler } from 'express'
import { encodingFor, type Encoding } from '../accepted-encoding'

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

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
