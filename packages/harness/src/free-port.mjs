import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of the loopback address that nobody listens on. */
export const freePort = async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
