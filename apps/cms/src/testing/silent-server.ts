import { once } from 'node:events'
import { createServer } from 'node:net'
import { portOf } from './port'

/** Starts a mail server that accepts connections and never responds, on a free port unless one is given. */
export const startSilentServer = async (port = 0) => {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    connected: () => once(server, 'connection'),
    stop: () => server.close(),
  }
}
