import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { portOf } from '../testing/port'
import { watchConnections } from './connections'

const limits = { minBytes: 10_000, window: 600, checkInterval: 100 }

/** Less than the system accepts at once, and more. */
const sizes = { '1 MB': 1_000_000, '30 MB': 30_000_000 }

let server: Server | undefined

const serve = async (size: number) => {
  server = createServer((_request, response) => {
    response.setHeader('Content-Length', size)
    Readable.from(Array.from({ length: size / 50_000 }, () => Buffer.alloc(50_000))).pipe(response)
  })
  watchConnections(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const request = async (to: Server, header = '') => {
  const socket = connect(portOf(to), '127.0.0.1')
  socket.pause()
  await once(socket, 'connect')
  socket.write(`GET / HTTP/1.1\r\nHost: tropa\r\n${header}\r\n`)
  return socket
}

/** Reads a little at a time, as a client that wants to hold the connection. */
const trickle = async (socket: Socket, bytes: number) => {
  while (!socket.destroyed) {
    socket.read(Math.min(bytes, socket.readableLength))
    await pause(50)
  }
}

const waitUntilClosed = async (from: Server) => {
  const countConnections = promisify(from.getConnections.bind(from))
  while ((await countConnections()) > 0) await pause(50)
}

/** Reads what had arrived before the connection ended, and returns how much that was. */
const readRest = async (socket: Socket) => {
  socket.on('error', () => undefined).resume()
  if (!socket.closed) await once(socket, 'close')
  return socket.bytesRead
}

describe('endSlowReaders', () => {
  it.each(Object.entries(sizes))(
    'disconnects clients that read nothing of %s, and forgets what they were sent',
    async (_name, size) => {
      const to = await serve(size)
      const sockets = await Promise.all([
        ...Array.from({ length: 10 }, () => request(to)),
        ...Array.from({ length: 5 }, () => request(to, 'Connection: close\r\n')),
      ])
      await pause(limits.window / 2)
      await waitUntilClosed(to)
      expect(Math.max(...(await Promise.all(sockets.map(readRest))))).toBeLessThan(size)
    },
  )

  it('disconnects clients that read a few bytes at a time', async () => {
    const to = await serve(sizes['1 MB'])
    const sockets = await Promise.all(Array.from({ length: 5 }, () => request(to)))
    for (const socket of sockets) void trickle(socket, 10)
    await pause(limits.window / 2)
    await waitUntilClosed(to)
    expect(Math.max(...(await Promise.all(sockets.map(readRest))))).toBeLessThan(sizes['1 MB'])
  })

  it('lets a client that reads steadily take as long as it needs', async () => {
    const to = await serve(sizes['30 MB'])
    const socket = await request(to, 'Connection: close\r\n')
    const ended = once(socket, 'end')
    void trickle(socket, 400_000)
    await ended
    expect(socket.bytesRead).toBeGreaterThan(sizes['30 MB'])
  })

  it('keeps the connection of a client that had everything, for its next request', async () => {
    const to = await serve(sizes['1 MB'])
    const socket = await request(to)
    let received = 0
    socket.on('data', (data) => (received += data.length))
    socket.resume()
    while (received < sizes['1 MB']) await pause(50)
    await pause(limits.window * 2)
    socket.write('GET / HTTP/1.1\r\nHost: tropa\r\n\r\n')
    while (received < 2 * sizes['1 MB']) await pause(50)
    expect(socket.destroyed).toBe(false)
    socket.destroy()
  })

  it('closes an idle connection after the time that Node announces', async () => {
    const to = await serve(sizes['1 MB'])
    to.keepAliveTimeout = 200
    const socket = await request(to)
    socket.resume()
    await once(socket, 'close')
    await waitUntilClosed(to)
    expect(socket.bytesRead).toBeGreaterThan(sizes['1 MB'])
  })
})
