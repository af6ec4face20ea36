import { Agent, createServer, request } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** How long an answer is held back: longer than a screen waits for it, in milliseconds. */
const delay = 40_000

/**
 * A proxy before the product that loses one answer in twenty after the server has given it, and holds another one
 * back.
 *
 * @returns its origin, how many answers it has spoilt, and a way to end it
 */
export const startLossyLine = async ({ port }, random) => {
  const spoilt = { dropped: 0, delayed: 0 }
  const agent = new Agent({ keepAlive: true })
  const server = createServer((from, to) => {
    const { method, url, headers } = from
    const upstream = request({ port, host: '127.0.0.1', method, path: url, headers, agent })
    upstream.on('error', () => to.destroy())
    upstream.on('response', async (answer) => {
      const chance = random.next()
      if (chance < 0.05) {
        spoilt.dropped += 1
        answer.resume()
        to.destroy()
        return
      }
      if (chance < 0.1) {
        spoilt.delayed += 1
        await pause(delay, undefined, { ref: false })
      }
      to.writeHead(answer.statusCode, answer.headers)
      answer.pipe(to)
    })
    from.pipe(upstream)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    spoilt,
    stop: () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}
