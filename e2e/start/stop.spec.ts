import { once } from 'node:events'
import { connect } from 'node:net'
import { firstAccounts, logIn } from '../fixtures/accounts'
import { createApi } from '../fixtures/api'
import { passwords, startFile, type ProductProcess } from '../fixtures/running-product'
import { expect, test } from './start-test'

const accounts = { SEED_ADMIN_PASSWORD: passwords.admin }

const inquiry = JSON.stringify({
  name: 'Dalisay',
  category: 'Feedback',
  email: 'dalisay@example.com',
  desc: 'Sent slowly.',
})

/** Begins to send an inquiry and gives what sends the rest and reads the answer. */
const beginInquiry = async ({ origin }: ProductProcess) => {
  const socket = connect(Number(new URL(origin).port), 'localhost').setEncoding('utf8')
  await once(socket, 'connect')
  const head = [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(inquiry)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${inquiry.slice(0, 20)}`)
  return async () => {
    let answer = ''
    socket.on('data', (text: string) => (answer += text))
    socket.write(inquiry.slice(20))
    await once(socket, 'close')
    return answer
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} during a slow request finishes it and exits 0`, async ({ spawn }) => {
    const product = await (await spawn(accounts)).ready()
    const finish = await beginInquiry(product)
    await pause(100)
    product.kill(signal)
    await pause(500)
    expect(product.hasEnded).toBe(false)
    await expect(fetch(`${product.origin}/api/health`), 'nothing new is taken').rejects.toThrow()
    expect(await finish()).toMatch(/^HTTP\/1\.1 201 /)
    expect(await product.exitCode()).toBe(0)

    const again = await (await spawn()).ready()
    const api = createApi(again.origin)
    const { token } = await logIn(api, firstAccounts.admin)
    expect((await api('GET /api/contact', { token })).body).toMatchObject([{ name: 'Dalisay' }])
  })
}

test('SIGTERM right after a login was sent answers it', async ({ spawn }) => {
  const product = await (await spawn(accounts)).ready()
  const answers = Promise.all(
    Array.from({ length: 5 }, () => logIn(createApi(product.origin), firstAccounts.admin)),
  )
  // Long enough for all five to arrive, shorter than their hashing, one after the other, takes.
  await pause(300)
  product.kill('SIGTERM')
  expect(await answers).toHaveLength(5)
  expect(await product.exitCode()).toBe(0)
})

test('SIGTERM reaches it through the shell that npm starts', async ({ spawn }) => {
  const command: [string, ...string[]] = ['sh', '-c', `true && exec "$0" "$1"`]
  const product = await spawn(accounts, {
    command: [...command, process.execPath, startFile],
  })
  await product.ready()
  const finish = await beginInquiry(product)
  await pause(100)
  product.kill('SIGTERM')
  expect(await finish()).toMatch(/^HTTP\/1\.1 201 /)
  expect(await product.exitCode()).toBe(0)
})

test('SIGTERM while it starts ends it, and the next start is whole', async ({ spawn }) => {
  const starting = await spawn(accounts)
  await pause(900)
  starting.kill('SIGTERM')
  await starting.exitCode()
  const product = await (await spawn(accounts)).ready()
  await logIn(createApi(product.origin), firstAccounts.admin)
})

test('an idle connection does not keep it from ending', async ({ spawn }) => {
  const product = await (await spawn(accounts)).ready()
  const idle = connect(Number(new URL(product.origin).port), 'localhost')
  await once(idle, 'connect')
  await createApi(product.origin)('GET /api/health')
  const asked = Date.now()
  product.kill('SIGTERM')
  expect(await product.exitCode()).toBe(0)
  expect(Date.now() - asked).toBeLessThan(3000)
  idle.destroy()
})
