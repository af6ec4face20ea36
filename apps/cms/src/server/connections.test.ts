import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { portOf } from '../testing/port'
import { createTimedServer, watchRequests } from './connections'

const serve = async (listener: RequestListener) => {
  const server = createTimedServer(listener)
  const close = watchRequests(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const openConnection = async () => {
    const socket = connect(portOf(server), '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  return { server, close, openConnection }
}

const request = 'GET / HTTP/1.1\r\nHost: tropa\r\n\r\n'

it('ends a connection that takes 20 seconds for its headers, 120 for a request, or stalls for 120', () => {
  expect(createTimedServer(() => undefined)).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 120_000,
    timeout: 120_000,
    keepAliveTimeout: 65_000,
  })
})

describe('watchRequests', () => {
  it('closes idle connections at once', async () => {
    const { close, openConnection } = await serve((_request, response) => response.end('here'))
    const unused = await openConnection()
    const reused = await openConnection()
    reused.write(request)
    await once(reused, 'data')
    const ends = [unused, reused].map((socket) => once(socket, 'close'))
    await close({ noticeTime: 0, drainTimeout: 60_000 })
    await Promise.all(ends)
  })

  it('answers what was sent on an idle connection just before', async () => {
    const { close, openConnection } = await serve((_request, response) => response.end('here'))
    const reused = await openConnection()
    reused.write(request)
    await once(reused, 'data')
    reused.write(request)
    const closed = close({ noticeTime: 0, drainTimeout: 60_000 })
    expect(await text(reused)).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n[^]*here$/)
    await closed
  })

  it('waits for an open request to finish', async () => {
    const { server, close, openConnection } = await serve((_request, response) => {
      setTimeout(() => response.end('at last'), 300)
    })
    const socket = await openConnection()
    socket.write(request)
    await once(server, 'request')
    const closed = close({ noticeTime: 0, drainTimeout: 60_000 })
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*at last$/)
    await closed
  })

  it('still takes requests while a proxy notices, and closes each connection after its answer', async () => {
    const { server, close, openConnection } = await serve((_request, response) => {
      response.end('here')
    })
    const reused = await openConnection()
    reused.write(request)
    await once(reused, 'data')
    const closed = close({ noticeTime: 1000, drainTimeout: 60_000 })
    const fresh = await openConnection()
    for (const socket of [reused, fresh]) {
      socket.write(request)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*\r\nConnection: close\r\n[^]*here$/)
    }
    await closed
    expect(server.listening).toBe(false)
  })

  it('ends a request that is still open after the timeout', async () => {
    const { server, close, openConnection } = await serve(() => undefined)
    const socket = await openConnection()
    socket.write(request)
    await once(server, 'request')
    const closed = once(socket, 'close')
    await close({ noticeTime: 0, drainTimeout: 300 })
    await closed
    expect(server.listening).toBe(false)
    expect(socket.bytesRead).toBe(0)
  })
})
