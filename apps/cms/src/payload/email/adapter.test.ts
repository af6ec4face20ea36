import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { startMailServer } from '@tropa/harness/mail-server'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { startSilentServer } from '../../testing/silent-server'
import { createMailer, type Mailer } from './adapter'

const mail = { from: 'tropa@example.com', to: 'team@example.com', subject: 'Hello', text: 'Ana.' }
const quick = { timeout: 200, pauses: [0, 10] }

/** On a busy machine a mail server that is up may take longer than `quick` waits. */
const longTimeout = { ...quick, timeout: 10_000 }

const started: Mailer[] = []
afterEach(() => Promise.all(started.splice(0).map((mailer) => mailer.finish(0))))

const listen = (smtpUrl: string | undefined, timing = quick) => {
  const stream = new PassThrough({ encoding: 'utf8' })
  const mailer = createMailer({ smtpUrl }, pino({ level: 'info' }, stream), timing)
  started.push(mailer)
  const nextLine = async (): Promise<unknown> => JSON.parse(String((await once(stream, 'data'))[0]))
  return { mailer, nextLine }
}

describe('the mailer', () => {
  it('logs a mail without its text when no mail server is set up', async () => {
    const { mailer, nextLine } = listen(undefined)
    const line = nextLine()
    expect(mailer.send(mail)).toBe(false)
    expect(await line).toMatchObject({ msg: 'a mail that is not sent' })
    expect(await line).toHaveProperty('mail', { to: 'team@example.com', subject: 'Hello' })
  })

  it('logs a mail without a recipient', async () => {
    const { mailer, nextLine } = listen('smtp://127.0.0.1:9')
    const line = nextLine()
    mailer.send({ ...mail, to: undefined })
    expect(await line).toMatchObject({ msg: 'a mail that is not sent' })
  })

  it('sends every queued mail before it finishes', async () => {
    const server = await startMailServer()
    const { mailer } = listen(server.url, longTimeout)
    mailer.send(mail)
    mailer.send({ ...mail, subject: 'Again' })
    await mailer.finish(10_000)
    expect(
      server.received.map(({ to, header }) => [to, /^Subject: .*$/m.exec(header)?.[0]]),
    ).toEqual([
      [['team@example.com'], 'Subject: Hello'],
      [['team@example.com'], 'Subject: Again'],
    ])
    await server.stop()
  })

  it('retries, then logs that the mail server is down', async () => {
    const server = await startMailServer()
    await server.stop()
    const { mailer, nextLine } = listen(server.url)
    const line = nextLine()
    mailer.send(mail)
    expect(await line).toMatchObject({ msg: 'a mail was not sent', err: { code: 'ESOCKET' } })
  })

  it('gives up a mail server that does not respond', async () => {
    const server = await startSilentServer()
    const { mailer, nextLine } = listen(server.url)
    const line = nextLine()
    mailer.send(mail)
    expect(await line).toMatchObject({ msg: 'a mail was not sent', err: { code: 'ETIMEDOUT' } })
    server.stop()
  })

  it('drops mail when too many are waiting, and says so to who sends it', async () => {
    const server = await startSilentServer()
    const { mailer, nextLine } = listen(server.url)
    const line = nextLine()
    const taken = Array.from({ length: 101 }, () => mailer.send(mail))
    expect(taken).toEqual([...Array<boolean>(100).fill(true), false])
    expect(await line).toMatchObject({ msg: 'a mail was dropped: too many are waiting' })
    server.stop()
  })

  it('refuses attachments from files', async () => {
    const server = await startMailServer()
    const { mailer, nextLine } = listen(server.url)
    const line = nextLine()
    mailer.send({ ...mail, attachments: [{ path: '/etc/hostname' }] })
    expect(await line).toMatchObject({ msg: 'a mail was not sent' })
    expect(server.received).toEqual([])
    await server.stop()
  })
})
