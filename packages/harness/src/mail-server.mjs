import { EventEmitter, once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.mjs'

/**
 * @typedef {object} Mail
 * @property {string} from
 * @property {string[]} to the addresses of its recipients
 * @property {string} header as it came over the wire, with folded lines joined
 * @property {string} body the same
 */

/** @typedef {Awaited<ReturnType<typeof startMailServer>>} MailServer */

/** Starts a real mail server on the loopback address, which keeps what it receives. */
export const startMailServer = async () => {
  /** @type {Mail[]} */
  const received = []
  /** @type {EventEmitter<{ mail: [Mail] }>} */
  const arrivals = new EventEmitter()
  let isRefusing = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(isRefusing ? new Error('Nobody is here.') : undefined)
    },
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      void text(stream).then((raw) => {
        const [header = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n')
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          header: header.replace(/\n[ \t]+/g, ' '),
          body: body.join('\n\n').replaceAll('=\n', '').replaceAll('=3D', '='),
        }
        received.push(mail)
        arrivals.emit('mail', mail)
        done()
      }, done)
    },
  })
  /**
   * Waits for the next mail, to an address where one is named: others may still be on their way.
   *
   * @param {string} [to]
   * @returns {Promise<Mail>}
   */
  const next = (to) =>
    new Promise((resolve) => {
      const take = (/** @type {Mail} */ mail) => {
        if (to !== undefined && !mail.to.includes(to)) return
        arrivals.off('mail', take)
        resolve(mail)
      }
      arrivals.on('mail', take)
    })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first. */
    received,
    next,
    /**
     * From now on it refuses every recipient, or none any more.
     *
     * @param {boolean} refuses
     */
    refuse: (refuses) => {
      isRefusing = refuses
    },
    /** @returns {Promise<void>} */
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
