import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.mjs'

/**
 * @typedef {object} Mail
 * @property {string[]} to the addresses of its recipients
 * @property {string} text headers and body, with folded lines joined
 */

/** Starts a real mail server on the loopback address, which keeps what it receives. */
export const startMailServer = async () => {
  /** @type {Mail[]} */
  const received = []
  /** @type {((mail: Mail) => void)[]} */
  const awaited = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        const mail = {
          to: envelope.rcptTo.map(({ address }) => address),
          text: raw.replaceAll('\r\n', '\n').replaceAll('=\n', '').replaceAll('=3D', '='),
        }
        received.push(mail)
        awaited.shift()?.(mail)
        done()
      }, done)
    },
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first. */
    received,
    /** @returns {Promise<Mail>} the next mail that arrives */
    next: () => new Promise((resolve) => awaited.push(resolve)),
    /** @returns {Promise<void>} */
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
