import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Request, Response } from 'express'

const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number]

/** The best encoding that a browser accepts. Browsers rank all alike and name gzip first, so we choose. */
export const encodingFor = (request: Request): Encoding | undefined =>
  request.headers['accept-encoding'] === undefined
    ? undefined
    : encodings.find((encoding) => request.acceptsEncodings(encoding) === encoding)

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
}

type CacheControl = 'no-cache' | 'private, no-cache' | 'no-store'

/** The shortest body that is worth compressing, in bytes. */
const minCompressedLength = 1000

export class CachedResponse {
  readonly etag: string
  readonly #length: number
  readonly #encoded: Partial<Record<Encoding, Promise<Buffer>>> = {}
  /** `undefined` once the response is packed. */
  #text: string | undefined
  #size: number

  constructor(
    readonly status: number,
    readonly type: string,
    text: string,
  ) {
    this.#text = text
    this.#length = Buffer.byteLength(text)
    this.#size = this.#length * 2 + 500
    this.etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  }

  static json(status: number, value: unknown) {
    return new CachedResponse(status, 'application/json; charset=utf-8', JSON.stringify(value))
  }

  /** The memory that it takes with its compressed forms, in bytes. */
  get size() {
    return this.#size
  }

  /** Keeps only the compressed forms, a sixth of a page's size. Clients that accept neither get it unpacked. */
  async pack() {
    const text = this.#text ?? ''
    const forms = await Promise.all(encodings.map((encoding) => this.#encode(encoding, text)))
    this.#size = forms.reduce((sum, { length }) => sum + length, 500)
    this.#text = undefined
    return this
  }

  #encode(encoding: Encoding, text: string) {
    return (this.#encoded[encoding] ??= encoders[encoding](Buffer.from(text)))
  }

  async #plainBody() {
    return this.#text ?? promisify(gunzip)(await this.#encode('gzip', ''))
  }

  /** Uncompressed it is a string, not a buffer, because Node sends that in one piece with the headers. */
  async #bodyFor(request: Request, response: Response) {
    if (this.#length < minCompressedLength) return this.#plainBody()
    response.vary('Accept-Encoding')
    const encoding = encodingFor(request)
    if (!encoding) return this.#plainBody()
    response.setHeader('Content-Encoding', encoding)
    return this.#encode(encoding, this.#text ?? '')
  }

  /** Sends it compressed if the browser accepts that, or 304 if the browser has it already. */
  async send(request: Request, response: Response, cacheControl: CacheControl) {
    const body = await this.#bodyFor(request, response)
    const isRevalidated = this.status === 200 && cacheControl !== 'no-store'
    response.statusCode = this.status
    response.setHeader('Cache-Control', isRevalidated ? cacheControl : 'no-store')
    if (isRevalidated) {
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
