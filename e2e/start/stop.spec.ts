import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { firstAccounts, seedVariables } from '@tropa/harness/accounts'
import type { ProductProcess } from '@tropa/harness/product-process'
import { logIn } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { expect, test } from './start-test'

/** How many bytes of a body are sent before the rest waits. */
const firstBytes = 20

/**
 * Sends the headers of a JSON request and, once the server handles the request, the first bytes of the
 * body. The returned function sends the rest and returns the whole response as text.
 */
const beginRequest = async ({ port }: ProductProcess, path: string, content: object) => {
  const body = Buffer.from(JSON.stringify(content))
  const socket = connect(port, 'localhost').setEncoding('utf8').setNoDelay()
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [received]: unknown[] = await once(socket, 'data')
  if (!String(received).startsWith('HTTP/1.1 100 ')) throw new Error(String(received))
  let response = ''
  socket.on('data', (text: string) => (response += text))
  await new Promise((sent) => socket.write(body.subarray(0, firstBytes), sent))
  return async () => {
    socket.write(body.subarray(firstBytes))
    await once(socket, 'close')
    return response
  }
}

const inquiry = {
  name: 'Dalisay',
  category: 'Feedback',
  email: 'dalisay@example.com',
  desc: 'Sent slowly.',
}

const isListening = (origin: string) =>
  fetch(`${origin}/api/health`).then(
    () => true,
    () => false,
  )

test('The product finishes a slow request after SIGINT, also when npm passes it on a second time', async ({
  spawn,
}) => {
  const product = await (await spawn(seedVariables)).ready()
  const finish = await beginRequest(product, '/api/contact', inquiry)
  product.kill('SIGINT')
  await pause(30)
  product.kill('SIGINT')
  await expect.poll(() => isListening(product.origin), 'it accepts new connections').toBe(false)
  expect(product.hasEnded).toBe(false)
  expect(await finish()).toMatch(/^HTTP\/1\.1 201 /)
  expect(await product.exitCode()).toBe(0)

  const { origin } = await (await spawn()).ready()
  const { token } = await logIn(origin, firstAccounts.admin)
  const inquiries = await createClient(origin, token).inquiry.list()
  expect(inquiries).toMatchObject([{ name: 'Dalisay' }])
})

test(
  'The shell that npm starts passes SIGTERM on to the product',
  { tag: '@each' },
  async ({ spawn }) => {
    const product = await spawn(seedVariables, { shellCommand: 'true' })
    await product.ready()
    const finish = await beginRequest(product, '/api/contact', inquiry)
    product.kill('SIGTERM')
    expect(await finish()).toMatch(/^HTTP\/1\.1 201 /)
    expect(await product.exitCode()).toBe(0)
  },
)

test(
  'Behind a proxy the product says that it is not ready, and still answers, before it stops',
  { tag: '@complete' },
  async ({ spawn }) => {
    const product = await (await spawn({ ...seedVariables, TRUST_PROXY: '1' })).ready()
    const statusOf = async (path: string) => (await fetch(`${product.origin}${path}`)).status
    product.kill('SIGTERM')
    await expect.poll(() => statusOf('/api/ready')).toBe(503)
    expect(await statusOf('/api/team')).toBe(200)
    expect(await product.exitCode()).toBe(0)
  },
)
