import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from './panel-test'

/** The longest time until a response has arrived, in milliseconds. */
const responseTimeout = 10_000

const requestOf = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`

test(
  'The product responds to a request to upgrade after its panel was opened',
  { tag: '@complete' },
  async ({ warm }) => {
    const { hostname, port } = new URL(warm)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    let received = ''
    socket.on('data', (text: string) => (received += text))
    await once(socket, 'connect')

    const upgrade = [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
    ]
    socket.write(requestOf('/api/team', ...upgrade))
    await expect.poll(() => received, { timeout: responseTimeout }).toMatch(/^HTTP\/1\.1 200 /)

    socket.write(requestOf('/api/health', 'Connection: close'))
    await once(socket, 'close', { signal: AbortSignal.timeout(responseTimeout) })
    expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  },
)
