import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Request, Response } from 'express'

const disconnectCodes = new Set<unknown>(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])

export const pathAndQuery = ({ baseUrl, path, url }: Request): string => {
  const query = url.indexOf('?')
  return `${baseUrl}${path}${query === -1 ? '' : url.slice(query)}`
}

export const webHeaders = (request: Request): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  return headers
}

/**
 * Converts an Express request to a web request, its body still a stream. The origin is passed in, because a forged
 * `Host` header could change which path the URL has.
 */
export const toWebRequest = (request: Request, origin: string): globalThis.Request => {
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  return new Request(`${origin}${pathAndQuery(request)}`, {
    method: request.method,
    headers: webHeaders(request),
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  })
}

/** Sends a stream. It is no error when the client disconnects before the end. */
export const sendStream = async (stream: Readable, response: Response): Promise<void> => {
  try {
    await pipeline(stream, response)
  } catch (error) {
    const isDisconnect =
      error instanceof Error && 'code' in error && disconnectCodes.has(error.code)
    if (!isDisconnect) throw error
  }
}

/** Headers whose values add to those that were set before. */
const listHeaders = new Set(['set-cookie', 'vary'])

export const sendWebResponse = async (webResponse: globalThis.Response, response: Response) => {
  response.status(webResponse.status)
  for (const [name, value] of webResponse.headers) {
    if (listHeaders.has(name)) response.append(name, value)
    else response.setHeader(name, value)
  }
  const { body } = webResponse
  if (body) await sendStream(Readable.fromWeb(body as NodeReadableStream), response)
  else response.end()
}
