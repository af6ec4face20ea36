import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isRecord } from '@tropa/contract/is-record'
import { readUnsentBytes, type UnsentBytes } from './unsent-bytes'

/** How slowly a client may take what it asked for. */
export interface ReadingLimits {
  /** The least a client has to take in each window, in bytes. */
  minBytes: number
  /** In milliseconds. */
  window: number
  /** How often connections are checked, in milliseconds. */
  checkInterval: number
}

/** One kilobyte a second: a weak phone is no attack. The first window counts what the system takes at once. */
export const readingLimits: ReadingLimits = {
  minBytes: 30_000,
  window: 30_000,
  checkInterval: 5000,
}

interface Watched {
  /** When the window began, and how much the client had taken by then. */
  since: number
  taken: number
  /** What the client had been given when it had everything. */
  delivered: number
  /** Whether to close the connection as soon as the client has everything. */
  isFinished: boolean
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)

/** Node has no public name for what it passed to the system: `bytesWritten` counts what still waits too. */
const progressOf = (socket: Socket, unsentBytes: UnsentBytes) => {
  const handle: unknown = Reflect.get(socket, '_handle')
  if (!isRecord(handle)) return { taken: 0, hasAll: true }
  const waiting = numberOf(handle.writeQueueSize) + unsentBytes(socket)
  return {
    taken: numberOf(handle.bytesWritten) - waiting,
    hasAll: waiting === 0 && socket.writableLength === 0,
  }
}

const noBytes: UnsentBytes = () => 0

/**
 * Ends connections whose clients take a response too slowly or not at all. A connection that Node would
 * close is closed only once its client has everything: after that nobody could end it.
 */
export const endSlowReaders = (server: Server, limits: ReadingLimits): void => {
  const { minBytes, window, checkInterval } = limits
  const connections = new Map<Socket, Watched>()

  const finish = (socket: Socket) => {
    const watched = connections.get(socket)
    if (watched) watched.isFinished = true
  }

  server.on('connection', (socket: Socket) => {
    const since = performance.now()
    connections.set(socket, { since, taken: 0, delivered: 0, isFinished: false })
    socket.once('close', () => connections.delete(socket))
    socket.destroySoon = () => {
      socket.end()
      finish(socket)
    }
  })
  server.on('request', ({ socket }) => {
    const watched = connections.get(socket)
    if (watched) watched.isFinished = false
  })
  // With this listener Node leaves it to us to close a connection that was idle for too long.
  server.on('timeout', finish)

  const check = (socket: Socket, watched: Watched, unsentBytes: UnsentBytes) => {
    const { taken, hasAll } = progressOf(socket, unsentBytes)
    const now = performance.now()
    if (hasAll) {
      if (watched.isFinished) socket.destroy()
      Object.assign(watched, { since: now, taken, delivered: socket.bytesWritten })
    } else if (now - watched.since >= window) {
      // A reset also frees what the system still holds for the client.
      if (taken - watched.taken < minBytes) socket.resetAndDestroy()
      else Object.assign(watched, { since: now, taken })
    }
  }

  const checkAll = async () => {
    const given = [...connections].map(([socket, watched]) => {
      return { socket, watched, bytes: socket.bytesWritten }
    })
    const hasNews = given.some(({ watched, bytes }) => bytes !== watched.delivered)
    const unsentBytes = hasNews ? await readUnsentBytes() : noBytes
    for (const { socket, watched, bytes } of given) {
      // What was written since then is not in the system's list.
      if (socket.bytesWritten === bytes) check(socket, watched, unsentBytes)
    }
  }

  const timer = setInterval(() => void checkAll(), checkInterval).unref()
  server.once('close', () => clearInterval(timer))
}
