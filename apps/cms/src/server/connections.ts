import { once } from 'node:events'
import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

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

/** The longest time without any traffic on a connection, in milliseconds. */
const stalledTimeout = 120_000

export const createTimedServer = (listener: RequestListener): Server =>
  createServer(timeouts, listener).setTimeout(stalledTimeout)

/** How long requests that are already under way on a connection are still read, in milliseconds. */
const sentTime = 100

interface StopTimes {
  /** For how long requests are still accepted, so that a proxy notices and sends its own elsewhere. */
  noticeTime: number
  /** The longest time that open requests have after that. */
  drainTimeout: number
}

/** Stops the server; times are in milliseconds. */
export type CloseServer = (times: StopTimes) => Promise<void>

/**
 * Tracks a server's open requests, so that closing it waits only for them. Node's own `close` also
 * waits for connections that a browser opened in advance and never used.
 */
export const watchRequests = (server: Server): CloseServer => {
  const open = new Set<ServerResponse>()
  let isStopping = false
  let isClosing = false

  // An idle connection that is closed may lose the request that was just sent on it.
  const closeAfter = (response: ServerResponse) => {
    response.shouldKeepAlive = false
  }

  const closeIfFinished = () => {
    if (isClosing && open.size === 0) server.closeAllConnections()
  }

  // Before the listener that responds: afterwards the headers may have been sent.
  server.prependListener('request', (_request, response: ServerResponse) => {
    open.add(response)
    if (isStopping) closeAfter(response)
    response.once('close', () => {
      open.delete(response)
      closeIfFinished()
    })
  })

  return async ({ noticeTime, drainTimeout }) => {
    isStopping = true
    open.forEach(closeAfter)
    await pause(noticeTime)
    const timer = setTimeout(() => server.closeAllConnections(), drainTimeout)
    const closed = once(server, 'close')
    // Stop accepting connections. HTTP's own `close` would also close those with a request that was not read yet.
    NetServer.prototype.close.call(server)
    await pause(sentTime)
    isClosing = true
    closeIfFinished()
    await closed
    clearTimeout(timer)
  }
}
