import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { encodingFor, type Encoding } from './middleware/compressed-files'

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}

/** Shorter than this, a body is not worth the work of compressing. */
const shortest = 1000

/** A whole answer, made once and sent to many. */
export class Answer {
  readonly etag: string
  readonly #length: number
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {}

  constructor(
    readonly status: number,
    readonly type: string,
    readonly text: string,
  ) {
    this.#length = Buffer.byteLength(text)
    this.etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  }

  static json(status: number, value: unknown) {
    return new Answer(status, 'application/json; charset=utf-8', JSON.stringify(value))
  }

  /** What it takes in memory with its compressed forms; 0 for anything but a success. */
  get size() {
    return this.status === 200 ? this.#length * 2 + 500 : 0
  }

  /** The text itself where it is not compressed: Node sends it in one piece with the headers. */
  async #bodyFor(request: Request, response: Response) {
    if (this.#length < shortest) return this.text
    response.setHeader('Vary', 'Accept-Encoding')
    const encoding = encodingFor(request)
    if (!encoding) return this.text
    response.setHeader('Content-Encoding', encoding)
    return (this.#encoded[encoding] ??= encoders[encoding](Buffer.from(this.text)))
  }

  /** Sends it, compressed where the browser takes that, or says that it has not changed. */
  async send(request: Request, response: Response, cacheControl: 'no-cache' | 'no-store') {
    const body = await this.#bodyFor(request, response)
    const isKept = this.status === 200 && cacheControl === 'no-cache'
    response.statusCode = this.status
    response.setHeader('Cache-Control', isKept ? 'no-cache' : 'no-store')
    if (isKept) {
      response.setHeader('ETag', this.etag)
      if (request.headers['if-none-match'] !== undefined && request.fresh) {
        response.removeHeader('Content-Encoding')
        response.statusCode = 304
        response.end()
        return
      }
    }
    response.setHeader('Content-Type', this.type)
    response.setHeader('Content-Length', typeof body === 'string' ? this.#length : body.length)
    response.end(body)
  }
}
