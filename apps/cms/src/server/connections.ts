import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'

/**
 * The longest a client may take for its headers and for all of a request, in milliseconds. An idle
 * connection is kept for longer than a proxy keeps its own, so that no connection is closed under a request.
 */
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
} satisfies ServerOptions

/** The longest that nothing may move on a connection, in milliseconds. */
const stalledTimeout = 120_000

export const createTimedServer = (listener: RequestListener): Server =>
  createServer(timeouts, listener).setTimeout(stalledTimeout)

/** Stops the server; open requests have `drainTimeout` milliseconds to finish. */
export type CloseServer = (drainTimeout: number) => Promise<void>

/**
 * Counts a server's open requests, so that closing it waits for them alone. Node's own `close` also
 * waits for connections that a browser opened in advance and never used.
 */
export const watchRequests = (server: Server): CloseServer => {
  let openRequests = 0
  let isClosing = false

  const closeIfFinished = () => {
    if (isClosing && openRequests === 0) server.closeAllConnections()
  }

  server.on('request', (_request, response) => {
    openRequests += 1
    response.once('close', () => {
      openRequests -= 1
      closeIfFinished()
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
      closeIfFinished()
    })
}
