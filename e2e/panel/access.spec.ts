import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from './panel-test'

test('An editor sees the site’s content in the panel and nothing else', async ({
  signInToPanel,
  quiet,
}) => {
  const panel = await signInToPanel('editor')
  const { page } = panel
  await panel.open('/cms')
  await expect(page.getByRole('heading', { name: /Drafts to be published/ })).toBeVisible()
  for (const name of ['people', 'events', 'Home', 'About', 'Rules']) {
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeAttached()
  }
  for (const name of ['Inquiries', 'Records', 'To-dos', 'Activity log']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  quiet.expectMessage(/404 \(Not Found\).*collections\/inquiries/)
  await page.goto('/cms/collections/inquiries')
  await expect(page.getByRole('table')).toHaveCount(0)
})

test('The panel calls the server functions of its own pages and no others', async ({
  signInToPanel,
  playwright,
  origin,
}) => {
  const { page, open } = await signInToPanel('editor')
  const called = page.waitForRequest((request) => 'next-action' in request.headers())
  await open('/cms/collections/team/create')
  await page.getByLabel('Name').first().fill('Dina')
  const own = await called
  const { cookie, ...headers } = await own.allHeaders()
  const known = own.postData() ?? ''
  const unknown = known.replace(/"name":"[a-z-]+"/, '"name":"constructor"')
  expect(unknown).not.toBe(known)
  const stranger = await playwright.request.newContext()
  const send = async (data: string, sentCookie = '') => {
    const names = ['accept', 'content-type', 'next-action'].map((name) => [
      name,
      headers[name] ?? '',
    ])
    const sent = { ...Object.fromEntries(names), origin, cookie: sentCookie }
    return stranger.post(own.url(), { data, headers: sent })
  }
  expect((await send(known, cookie)).status()).toBe(200)
  for (const malformed of [unknown, '[null]', '[]', '[1]']) {
    expect((await send(malformed, cookie)).status()).toBe(404)
  }
  expect((await send(known)).status()).toBe(403)

  // Next requests the page from this product itself, not from port 3000.
  const args = { collectionSlug: 'members', docID: 'f'.repeat(24), initialData: {} }
  const redirected = await send(JSON.stringify([{ name: 'render-document', args }]), cookie)
  expect(redirected.headers()['x-action-redirect']).toContain('/cms/collections/members')
  expect(await redirected.text()).not.toBe('')
  await stranger.dispose()
})

/** The longest time until a response has arrived, in milliseconds. */
const responseTimeout = 10_000

const requestOf = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers].join('\r\n')}\r\n\r\n`

test(
  'The product responds to a request to upgrade after its panel was opened',
  { tag: '@complete' },
  async ({ warm }) => {
    const { hostname, port } = new URL(warm)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    let received = ''
    socket.on('data', (text: string) => (received += text))
    await once(socket, 'connect')

    const upgrade = [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
    ]
    socket.write(requestOf('/api/team', ...upgrade))
    await expect.poll(() => received, { timeout: responseTimeout }).toMatch(/^HTTP\/1\.1 200 /)

    socket.write(requestOf('/api/health', 'Connection: close'))
    await once(socket, 'close', { signal: AbortSignal.timeout(responseTimeout) })
    expect(received.match(/HTTP\/1\.1 200 /g)).toHaveLength(2)
  },
)
