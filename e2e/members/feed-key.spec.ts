import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { freePort } from '@tropa/harness/free-port'
import { createMember, logIn, storeSession } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { expect, test } from '../fixtures/test'

const metricsToken = 'a token that only this test knows'

const variables = { LOG_LEVEL: 'trace', METRICS_TOKEN: metricsToken }

const makeLink = async (origin: string) => {
  const account = await createMember(origin)
  const session = await logIn(origin, account)
  const { url } = await createClient(origin, session.token).feed.create({})
  const { search, searchParams } = new URL(url)
  return { session, address: `/calendar.ics${search}`, key: searchParams.get('key') ?? '' }
}

/** Reads a feed as calendar programs do: well, with a wrong method, a wrong range and a key too many. */
const readOften = async (origin: string, address: string) => {
  const feed = origin + address
  const statuses = []
  for (const [url, init] of [
    [feed, {}],
    [feed, { method: 'POST' }],
    [feed, { headers: { range: 'bytes=9-1' } }],
    [`${feed}&for=regular`, {}],
    [`${feed}%E0%A4%A`, {}],
    [`${origin}/`, { headers: { referer: feed } }],
  ] as const) {
    statuses.push((await fetch(url, init)).status)
  }
  return statuses
}

test('The key of a calendar link is in no log line, metric, page or referrer', async ({
  browser,
  startProduct,
}) => {
  const product = await startProduct(variables)
  const { origin } = product
  const { session, address, key } = await makeLink(origin)
  expect((await readOften(origin, address))[0]).toBe(200)
  const metrics = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect(metrics.status).toBe(200)
  expect(await metrics.text()).not.toContain(key)

  const context = await browser.newContext({ baseURL: origin })
  await storeSession(context, origin, session)
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', (request) => sent.push(JSON.stringify(request.headers()), request.url()))
  for (const open of ['/calendar', '/user/profile', '/todo']) {
    await page.goto(open)
    expect(await page.content()).not.toContain(key)
  }
  expect(sent.filter((text) => text.includes(key))).toEqual([])
  const feed = await fetch(origin + address)
  expect(feed.headers.get('referrer-policy')).toBe('no-referrer')
  expect(await feed.text()).not.toContain(key)
  await context.close()
  await product.stop()
  expect(product.output).not.toContain(key)
})

const hasCaddy = spawnSync('caddy', ['version']).status === 0

test.describe('Behind the proxy of deploy/', () => {
  test.skip(!hasCaddy, 'Caddy is not installed')

  let proxy: ChildProcess | undefined
  test.afterEach(() => proxy?.kill())

  test('the key is in no log line either, also while the product is down', async ({
    startProduct,
  }, testInfo) => {
    const product = await startProduct(variables)
    const { address, key } = await makeLink(product.origin)
    const port = await freePort()
    const file = testInfo.outputPath('Caddyfile')
    const config = await readFile(path.join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8')
    await writeFile(
      file,
      config
        .replace(/^\{/, '{\n\tadmin off\n\tauto_https off')
        .replace(':80 {', `:${port} {`)
        .replace('tropa-1:3000 tropa-2:3000', `localhost:${product.port}`)
        .replace('lb_try_duration 5s', 'lb_try_duration 0s'),
    )
    const started = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'])
    proxy = started
    let log = ''
    started.stdout.on('data', (text: Buffer) => (log += text.toString()))
    started.stderr.on('data', (text: Buffer) => (log += text.toString()))
    const origin = `http://localhost:${port}`
    const read = () =>
      fetch(origin + address).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(read).toBe(200)
    await readOften(origin, address)
    await product.stop()
    await expect.poll(read).toBeGreaterThanOrEqual(502)
    await expect.poll(() => log).toContain('/calendar.ics?key=REDACTED')
    expect(log).not.toContain(key)
    expect(product.output).not.toContain(key)
  })
})
