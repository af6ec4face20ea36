import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** How long a client may take for its headers and for all of a request, and how often that is looked at, in milliseconds. */
export const patience = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
} as const

/** Stops the server. Requests under way have `grace` milliseconds to finish. */
export type CloseServer = (grace: number) => Promise<void>

/**
 * Watches a server's connections, so that it can be closed without waiting for those on which
 * nothing was asked. Node's own way does, for browsers that connect ahead of need.
 */
export const watchConnections = (server: Server): CloseServer => {
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

  return (grace) =>
    new Promise((done) => {
      isClosing = true
      const overdue = setTimeout(() => server.closeAllConnections(), grace)
      server.close(() => {
        clearTimeout(overdue)
        done()
      })
      for (const socket of idle) socket.destroy()
    })
}
