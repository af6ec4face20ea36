import { once } from 'node:events'
import { connect } from 'node:net'
import type { ProductProcess } from '@tropa/harness/product-process'

/** How many bytes of a body are sent before the rest waits. */
const firstBytes = 20

/**
 * Sends the headers of a JSON request and, once the server handles the request, the first bytes of the
 * body. The returned function sends the rest and returns the whole response as text.
 */
export const beginRequest = async ({ port }: ProductProcess, path: string, content: object) => {
  const body = Buffer.from(JSON.stringify(content))
  const socket = connect(port, 'localhost').setEncoding('utf8').setNoDelay()
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [received]: unknown[] = await once(socket, 'data')
  if (!String(received).startsWith('HTTP/1.1 100 ')) throw new Error(String(received))
  let response = ''
  socket.on('data', (text: string) => (response += text))
  await new Promise((sent) => socket.write(body.subarray(0, firstBytes), sent))
  return async () => {
    socket.write(body.subarray(firstBytes))
    await once(socket, 'close')
    return response
  }
}
