import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Request, Response } from 'express'

const leaving = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

/** The path and query of an Express request, as Express routed it. */
export const addressOf = ({ baseUrl, path, url }: Request): string => {
  const query = url.indexOf('?')
  return `${baseUrl}${path}${query === -1 ? '' : url.slice(query)}`
}

/** The headers of an Express request as a web one has them. */
export const webHeaders = (request: Request): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  return headers
}

/**
 * An Express request as a web one, its body still a stream. The origin is the product's own: what a
 * `Host` header says could make another path of the address.
 */
export const toWebRequest = (request: Request, origin: string): globalThis.Request => {
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  return new Request(`${origin}${addressOf(request)}`, {
    method: request.method,
    headers: webHeaders(request),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  })
}

/** Sends a stream. A visitor who leaves before its end is no error. */
export const sendStream = async (stream: Readable, response: Response): Promise<void> => {
  try {
    await pipeline(stream, response)
  } catch (error) {
    const hasLeft = error instanceof Error && 'code' in error && leaving.has(error.code)
    if (!hasLeft) throw error
  }
}

/** Sends a web response through Express. */
export const sendWebResponse = async (answer: globalThis.Response, response: Response) => {
  response.status(answer.status)
  for (const [name, value] of answer.headers) response.append(name, value)
  if (answer.body) await sendStream(Readable.fromWeb(answer.body as NodeReadableStream), response)
  else response.end()
}
