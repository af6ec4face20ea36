import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** How much of a request the server gets, and how much of its answer the browser, before the line is cut. */
interface Moment {
  sent: number
  read: number
}

/** Before, while and after the request is written, and while the answer is read. */
export const moments: readonly Moment[] = [
  ...[0, 0.2, 0.7, 0.999, 1].map((sent) => ({ sent, read: 0 })),
  ...[0, 0.2, 0.5, 0.8, 0.999].map((read) => ({ sent: 1, read })),
]

const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share))

const pass = (incoming: IncomingMessage, response: ServerResponse, origin: URL) => {
  const { method, url, headers } = incoming
  const onward = request({
    hostname: origin.hostname,
    port: origin.port,
    method,
    path: url,
    headers,
  })
  onward.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => incoming.socket.destroy())
  incoming.pipe(onward)
}

const cut = async (
  incoming: IncomingMessage,
  origin: URL,
  { sent, read }: Moment,
  index: number,
) => {
  const { method, url, headers, socket } = incoming
  const body = await buffer(incoming)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${String(value)}\r\n`,
  )
  const whole = Buffer.concat([
    Buffer.from(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`),
    body,
  ])
  const server = connect(Number(origin.port), origin.hostname)
  server.on('error', () => undefined)
  await once(server, 'connect')
  server.write(part(whole, sent))
  // After the fifth moment the server's answer is on its way, and part of it may arrive.
  if (index >= 5) socket.write(part(await buffer(server), read))
  server.destroySoon()
  socket.destroySoon()
}

/** A line to the product that can be cut once, while something is created. */
export const startLine = async (product: string) => {
  const origin = new URL(product)
  let next: number | undefined
  const server = createServer((incoming, response) => {
    const isCreation = incoming.method === 'POST' && !incoming.url?.includes('/activitylog')
    const index = isCreation ? next : undefined
    const moment = index === undefined ? undefined : moments[index]
    if (index === undefined || !moment) {
      pass(incoming, response, origin)
      return
    }
    next = undefined
    void cut(incoming, origin, moment, index).catch(() => incoming.socket.destroy())
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://localhost:${port}`,
    /** Cuts the next call that creates something, at one of the {@link moments}. */
    cutNext: (index: number) => {
      next = index
    },
    wasCut: () => next === undefined,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
