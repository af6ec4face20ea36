import { expectAccessible } from '../fixtures/accessibility'
import { createMember, logIn, openAs } from '../fixtures/accounts'
import { createClient } from '../fixtures/client'
import { expect, test } from '../fixtures/test'
import { postTodo, toast, unique } from './support'

test('A member’s calendar link is made, replaced and switched off by keyboard', async ({
  page,
  origin,
  sessionOf,
  clientFor,
  newMember,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 900 })
  const { token } = await sessionOf('admin')
  const title = unique('Due in the calendar')
  await postTodo(clientFor(token), { title, assignee: 'Everyone' })
  await signInAs(await newMember())
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url(), JSON.stringify(request.headers())))
  const read = async (url: string) => {
    const { pathname, search } = new URL(url)
    const response = await fetch(origin + pathname + search)
    return { status: response.status, text: await response.text() }
  }

  await page.goto('/user/profile')
  const section = page.getByRole('region', { name: 'My calendar' })
  const link = section.getByLabel('Link of your calendar')
  await expect(section.getByText('Anyone with this link can see your deadlines.')).toBeVisible()
  await section.getByLabel('Show dates for').selectOption('Graduating')
  await section.getByRole('button', { name: 'Make a link' }).press('Enter')
  await expect(link).toBeFocused()
  const first = await link.inputValue()
  expect(first).toMatch(/\/calendar\.ics\?key=[\w-]{43}$/)
  await expectAccessible(page)
  const feed = await read(first)
  expect(feed.status).toBe(200)
  expect(feed.text.replaceAll('\r\n ', '')).toContain(`SUMMARY:Due: ${title}`)

  await section.getByRole('button', { name: 'Make a new link' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Make a new link?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Make a new link' }).press('Enter')
  await expect(link).not.toHaveValue(first)
  const second = await link.inputValue()
  expect((await read(first)).status).toBe(404)
  expect((await read(second)).status).toBe(200)

  await page.reload()
  await expect(section.getByText('On', { exact: true })).toBeVisible()
  await expect(section.getByLabel('Show dates for')).toHaveValue('graduating')
  await expect(link).toHaveCount(0)
  expect(await page.content()).not.toContain('?key=')

  await section.getByRole('button', { name: 'Switch off' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).press('Enter')
  await expect(toast(page, 'The link to your calendar is switched off.')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Make a link' })).toBeVisible()
  expect((await read(second)).status).toBe(404)
  expect(requested.filter((text) => text.includes('key='))).toEqual([])
})

const metricsToken = 'a token that only this test knows'

const makeLink = async (origin: string) => {
  const account = await createMember(origin)
  const session = await logIn(origin, account)
  const { url } = await createClient(origin, session.token).feed.create({})
  const { search, searchParams } = new URL(url)
  return { session, address: `/calendar.ics${search}`, key: searchParams.get('key') ?? '' }
}

/** Reads a feed as calendar programs do: correctly, with a wrong method, a wrong range and an extra parameter. */
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
  const product = await startProduct({ LOG_LEVEL: 'trace', METRICS_TOKEN: metricsToken })
  const { origin } = product
  const { session, address, key } = await makeLink(origin)
  expect((await readOften(origin, address))[0]).toBe(200)
  const metrics = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${metricsToken}` },
  })
  expect(metrics.status).toBe(200)
  expect(await metrics.text()).not.toContain(key)

  const page = await openAs(browser, origin, session)
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
  await page.context().close()
  await product.stop()
  expect(product.output).not.toContain(key)
})
