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

/** Starts a real mail server on the loopback address, on a free port unless one is given, which keeps what it receives. */
export const startMailServer = async (onPort = 0) => {
  /** @type {Mail[]} */
  const received = []
  /** @type {EventEmitter<{ mail: [Mail] }>} */
  const arrivals = new EventEmitter()
  let refusal = 0
  let wantsAccount = false
  let lateness = 0
  let isDying = false
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      const answer = { responseCode: 530 }
      done(wantsAccount ? Object.assign(new Error('Authentication required'), answer) : undefined)
    },
    onRcptTo: (address, _session, done) => {
      const answer = { responseCode: refusal }
      done(refusal ? Object.assign(new Error(`No ${address.address} today.`), answer) : undefined)
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
        if (isDying) for (const socket of sockets) socket.destroy()
        else setTimeout(done, lateness)
      }, done)
    },
  })
  // A client that is killed half-way must not end this process.
  server.on('error', () => undefined)
  server.server.on('connection', (/** @type {import('node:net').Socket} */ socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  /**
   * Waits for the next mail, or the next one to `to`: mails to others may still be on their way.
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
  const port = onPort || (await freePort())
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Oldest first. */
    received,
    next,
    /**
     * Refuses every recipient from now on, or stops doing so.
     *
     * @param {boolean} refuses
     * @param {number} [responseCode] how it says so: 550 is for good, 451 for now
     */
    refuse: (refuses, responseCode = 550) => {
      refusal = refuses ? responseCode : 0
    },
    /**
     * Refuses every sender, because nobody has logged in, or stops doing so.
     *
     * @param {boolean} refuses
     */
    refuseSenders: (refuses) => {
      wantsAccount = refuses
    },
    /**
     * Confirms each mail only after this time, as a server does that scans it first.
     *
     * @param {number} milliseconds
     */
    confirmLate: (milliseconds) => {
      lateness = milliseconds
    },
    /**
     * From now on takes a mail but drops the connection before confirming it, or stops doing so.
     *
     * @param {boolean} dies
     */
    dieAfterMail: (dies) => {
      isDying = dies
    },
    /** @returns {Promise<void>} */
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
