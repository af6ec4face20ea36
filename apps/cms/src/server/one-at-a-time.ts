import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** The most requests that may wait on one connection. Browsers send one at a time. */
const mostWaiting = 10

/**
 * Serves the requests of one connection one after another. Node starts every request at once that a
 * client writes without waiting for responses, so that a few kilobytes could start thousands. A
 * connection on which more than ten wait is closed.
 */
export const oneAtATime = (listener: RequestListener): RequestListener => {
  const waitingOn = new WeakMap<Socket, (() => void)[]>()
  return (request, response) => {
    const { socket } = request
    const serve = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : waitingOn.get(socket)?.shift()
        if (next) next()
        else waitingOn.delete(socket)
      })
      listener(request, response)
    }
    const waiting = waitingOn.get(socket)
    if (!waiting) {
      waitingOn.set(socket, [])
      serve()
    } else if (waiting.length < mostWaiting) waiting.push(serve)
    else socket.destroy()
  }
}
