import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { startMailServer } from '@tropa/harness/mail-server'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { startSilentServer } from '../../testing/silent-server'
import { createMailer } from './adapter'

const mail = { from: 'tropa@example.com', to: 'team@example.com', subject: 'Hello', text: 'Ana.' }

/** On a busy machine a mail server that is up may take a while. */
const listen = (smtpUrl: string | undefined, timeout = 10_000) => {
  const stream = new PassThrough({ encoding: 'utf8' })
  const told: boolean[] = []
  const tell = (isTaken: boolean) => {
    told.push(isTaken)
    return Promise.resolve()
  }
  const send = createMailer({ smtpUrl }, pino({ level: 'info' }, stream), tell, timeout)
  const nextLine = async (): Promise<unknown> => JSON.parse(String((await once(stream, 'data'))[0]))
  return { send, nextLine, told }
}

describe('the mailer', () => {
  it('logs a mail without its text when no mail server is set up', async () => {
    const { send, nextLine } = listen(undefined)
    const line = nextLine()
    expect(await send(mail)).toBe(false)
    expect(await line).toMatchObject({ msg: 'a mail that is not sent' })
    expect(await line).toHaveProperty('mail', { to: 'team@example.com', subject: 'Hello' })
  })

  it('logs a mail without a recipient', async () => {
    const { send, nextLine } = listen('smtp://127.0.0.1:9')
    const line = nextLine()
    await send({ ...mail, to: undefined })
    expect(await line).toMatchObject({ msg: 'a mail that is not sent' })
  })

  it('writes a subject on one line, without control characters', async () => {
    const server = await startMailServer()
    const { send } = listen(server.url)
    await send({ ...mail, subject: 'Slides\u000band\r\nhandout\u0007' })
    expect(server.received[0]?.header).toContain('Subject: Slides and handout\n')
    await server.stop()
  })

  it('tells of each attempt whether the mail was taken', async () => {
    const server = await startMailServer()
    const { send, told } = listen(server.url)
    expect(await send(mail)).toBe(true)
    expect(server.received.map(({ to }) => to)).toEqual([['team@example.com']])
    server.refuse(true, 451)
    await expect(send(mail)).rejects.toMatchObject({ responseCode: 451 })
    await server.stop()
    await expect(send(mail)).rejects.toMatchObject({ code: 'ESOCKET' })
    expect(told).toEqual([true, false, false])
  })

  it('gives up a mail server that does not respond', async () => {
    const server = await startSilentServer()
    const { send } = listen(server.url, 200)
    await expect(send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    server.stop()
  })

  it('waits for a mail server that takes longer to confirm a mail than to greet', async () => {
    const server = await startMailServer()
    server.confirmLate(800)
    const { send } = listen(server.url, 500)
    expect(await send(mail)).toBe(true)
    await server.stop()
  })

  it('refuses attachments from files', async () => {
    const server = await startMailServer()
    const { send } = listen(server.url)
    const attachments = [{ path: '/etc/hostname' }]
    await expect(send({ ...mail, attachments })).rejects.toThrow()
    expect(server.received).toEqual([])
    await server.stop()
  })
})
