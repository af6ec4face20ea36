import { EventEmitter, once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { portOf } from './port'

export interface Received {
  from: string
  to: string[]
  /** As it came over the wire, with folded lines joined. */
  header: string
  body: string
}

/** A real mail server on the loopback address. */
export interface MailServer {
  url: string
  /** Oldest first. */
  received: Received[]
  /** Resolves with the next mail, to an address where one is named: others may still be on their way. */
  next: (to?: string) => Promise<Received>
  /** From now on it refuses every recipient, or none any more. */
  refuse: (refuses: boolean) => void
  stop: () => Promise<void>
}

const addressOf = (server: Server) => `smtp://127.0.0.1:${portOf(server)}`

export const startMailServer = async (): Promise<MailServer> => {
  const received: Received[] = []
  const arrivals = new EventEmitter<{ mail: [Received] }>()
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
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: addressOf(server.server),
    received,
    next: (to) =>
      new Promise((resolve) => {
        const take = (mail: Received) => {
          if (to !== undefined && !mail.to.includes(to)) return
          arrivals.off('mail', take)
          resolve(mail)
        }
        arrivals.on('mail', take)
      }),
    refuse: (refuses) => {
      isRefusing = refuses
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

/** Starts a mail server that accepts connections and never responds, on a free port unless one is given. */
export const startSilentServer = async (port = 0) => {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: addressOf(server),
    connected: () => once(server, 'connection'),
    stop: () => server.close(),
  }
}
