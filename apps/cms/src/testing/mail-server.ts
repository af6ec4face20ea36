import { once } from 'node:events'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail as the server got it. */
export interface Received {
  from: string
  to: string[]
  /** The header and the body as they came over the wire. */
  header: string
  body: string
}

/** A real mail server on the loopback address. */
export interface MailServer {
  url: string
  /** What came, oldest first. */
  received: Received[]
  /** Resolves with the mail that comes next. */
  next: () => Promise<Received>
  stop: () => Promise<void>
}

const addressOf = (server: Server) => {
  const { port } = server.address() as AddressInfo
  return `smtp://127.0.0.1:${port}`
}

/** Whatever is sent to it, it keeps. */
export const startMailServer = async (): Promise<MailServer> => {
  const received: Received[] = []
  const awaited: ((mail: Received) => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope: { mailFrom, rcptTo } }, done) => {
      void text(stream).then((raw) => {
        const [header = '', ...body] = raw.replaceAll('\r\n', '\n').split('\n\n')
        const mail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          header: header.replace(/\n[ \t]+/g, ' '),
          body: body.join('\n\n').replaceAll('=\n', ''),
        }
        received.push(mail)
        awaited.shift()?.(mail)
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    url: addressOf(server.server),
    received,
    next: () => new Promise((resolve) => awaited.push(resolve)),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

/** A mail server that takes a connection and never says a word, on a free port unless given one. */
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
