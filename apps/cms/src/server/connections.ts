import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { endSlowReaders, readingLimits, type ReadingLimits } from './slow-readers'

/** The longest a client may take for its headers and for all of a request, and how often Node checks, in milliseconds. */
export const requestTimeouts = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
} as const

/** Stops the server; open requests have `drainTimeout` milliseconds to finish. */
export type CloseServer = (drainTimeout: number) => Promise<void>

/**
 * Watches a server's connections, so that closing it need not wait for idle ones. Node's own `close`
 * waits for those that a browser opened in advance and never used. Clients that read too slowly are
 * disconnected.
 */
export const watchConnections = (
  server: Server,
  limits: ReadingLimits = readingLimits,
): CloseServer => {
  endSlowReaders(server, limits)
  const idle = new Set<Socket>()
  let isClosing = false

  server.on('connection', (socket: Socket) => {
    idle.add(socket)
    socket.once('close', () => idle.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (isClosing) socket.end()
      else if (!socket.destroyed) idle.add(socket)
    })
  })

  return (drainTimeout) =>
    new Promise((done) => {
      isClosing = true
      const timer = setTimeout(() => server.closeAllConnections(), drainTimeout)
      server.close(() => {
        clearTimeout(timer)
        done()
      })
      for (const socket of idle) socket.destroy()
    })
}
