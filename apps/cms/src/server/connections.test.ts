import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { watchConnections } from './connections'

const serve = async (listener: RequestListener) => {
  const server = createServer(listener)
  const close = watchConnections(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const dial = async () => {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  return { server, close, dial }
}

const request = 'GET / HTTP/1.1\r\nHost: tropa\r\n\r\n'

it('drops connections on which nothing was asked, or no more is', async () => {
  const { close, dial } = await serve((_request, response) => response.end('here'))
  const silent = await dial()
  const answered = await dial()
  answered.write(request)
  await once(answered, 'data')
  const ends = [silent, answered].map((socket) => once(socket, 'close'))
  const asked = Date.now()
  await close(60_000)
  await Promise.all(ends)
  expect(Date.now() - asked).toBeLessThan(5000)
})

it('lets a request under way finish', async () => {
  const { server, close, dial } = await serve((_request, response) => {
    setTimeout(() => response.end('at last'), 300)
  })
  const socket = await dial()
  socket.write(request)
  await once(server, 'request')
  const closed = close(60_000)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*at last$/)
  await closed
})

it('ends a request that never finishes when the grace is over', async () => {
  const { server, close, dial } = await serve(() => undefined)
  const socket = await dial()
  socket.write(request)
  await once(server, 'request')
  const ended = once(socket, 'close')
  await close(100)
  await ended
})
