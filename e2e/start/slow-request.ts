import { once } from 'node:events'
import { connect } from 'node:net'
import type { ProductProcess } from '@tropa/harness/product-process'

/**
 * Sends the headers of a JSON request and waits until the server asks for the body. The returned
 * function sends the body and returns the whole response as text.
 */
export const beginRequest = async ({ port }: ProductProcess, path: string, content: object) => {
  const body = JSON.stringify(content)
  const socket = connect(port, 'localhost').setEncoding('utf8')
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [received]: unknown[] = await once(socket, 'data')
  if (!String(received).startsWith('HTTP/1.1 100 ')) throw new Error(String(received))
  return async () => {
    let response = ''
    socket.on('data', (text: string) => (response += text))
    socket.write(body)
    await once(socket, 'close')
    return response
  }
}
