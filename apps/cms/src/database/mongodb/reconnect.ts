import type { MongoClient } from 'mongodb'
import type { Logger } from 'pino'

/** In milliseconds. With the times in `adapter.ts`, a working monitor reports success or failure within 5 seconds. */
const usualSilence = 10_000

const retryPause = 1000

/**
 * Opens a client again when the monitor of a server has been silent: the driver (6.20 to 7.9) never stops waiting
 * for the `drain` of a socket that was destroyed just before it was written to (after one of 76 elections), and never
 * selects that server again. Everything that was made with the client goes on working.
 */
export const reconnectWhenSilent = (
  client: MongoClient,
  logger: Pick<Logger, 'warn'>,
  silence = usualSilence,
): void => {
  const timers = new Map<string, NodeJS.Timeout>()
  const reconnect = () => {
    logger.warn('a monitor of MongoDB is silent: connecting again')
    client
      .close()
      .then(() => client.connect())
      .catch(() => setTimeout(reconnect, retryPause).unref())
  }
  const forget = (address: string) => {
    clearTimeout(timers.get(address))
    timers.delete(address)
  }
  const heard = ({ connectionId: address }: { connectionId: string }) => {
    forget(address)
    timers.set(address, setTimeout(reconnect, silence).unref())
  }
  client.on('serverHeartbeatSucceeded', heard)
  client.on('serverHeartbeatFailed', heard)
  client.on('serverClosed', ({ address }) => {
    forget(address)
  })
}
