import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Request, Response } from 'express'

/** An Express request as a web one, its body still a stream. */
export const toWebRequest = (request: Request): globalThis.Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each)
  }
  const hasBody = !['GET', 'HEAD'].includes(request.method)
  const origin = `${request.protocol}://${request.host || 'localhost'}`
  return new Request(`${origin}${request.originalUrl}`, {
    method: request.method,
    headers,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  })
}

/** Sends a web response through Express. */
export const sendWebResponse = async (answer: globalThis.Response, response: Response) => {
  response.status(answer.status)
  for (const [name, value] of answer.headers) response.append(name, value)
  if (answer.body) await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response)
  else response.end()
}
