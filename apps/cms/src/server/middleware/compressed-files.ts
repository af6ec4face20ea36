import { readdirSync } from 'node:fs'
import { extname, sep } from 'node:path'
import type { Request, RequestHandler } from 'express'
import { encodingFor, type Encoding } from '../cached-response'

const extensions: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

const filesOf = (folder: string) => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    // Storybook is optional: without it there is nothing to serve.
    return []
  }
}

/** The path of the requested file; for a folder, that of its index. */
const pathOf = ({ path, originalUrl }: Request) =>
  // A folder's address without its trailing slash is redirected.
  path === '/' && originalUrl.split('?')[0]?.endsWith('/') ? '/index.html' : path

/**
 * Rewrites requests to the compressed copies that the build put beside the files of a folder. Mount
 * `express.static` of the same folder after it.
 */
export const compressedFiles = (folder: string): RequestHandler => {
  const files = new Set(filesOf(folder).map((file) => `/${file.split(sep).join('/')}`))
  return (request, response, next) => {
    const encoding = encodingFor(request)
    const path = pathOf(request)
    const compressed = encoding && `${path}${extensions[encoding]}`
    if (compressed && files.has(compressed)) {
      response.type(extname(path))
      response.setHeader('Content-Encoding', encoding)
      request.url = compressed
    }
    response.vary('Accept-Encoding')
    next()
  }
}
