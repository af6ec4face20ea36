import { setTimeout as pause } from 'node:timers/promises'
import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'

const rendered: string[] = []

/** What a rendering waits for. */
let rendering = Promise.resolve()

/** Knows the query parameters `month` and `year`, and has any number of searches. */
const siteRenderer: SiteRenderer = {
  inlineScripts: [],
  canonicalPath: (path) => (path === '/ABOUT' ? '/about' : path),
  pagePattern: (path) => path,
  pageAddress: (address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    if (pathname.startsWith('/no')) return { address: '/*', isCacheable: true }
    const read = [...searchParams].filter(([name]) => ['month', 'year', 'search'].includes(name))
    return {
      address: read.length > 0 ? `${pathname}?${String(new URLSearchParams(read))}` : pathname,
      isCacheable: !searchParams.has('search'),
      year: Number(searchParams.get('year')),
    }
  },
  render: async ({ url }) => {
    const { pathname, search } = new URL(url)
    rendered.push(`${pathname}${search}`)
    await (search.includes('search') ? rendering : undefined)
    return new Response(`<h1>${pathname}${search}</h1>`.padEnd(2000), {
      status: pathname === '/*' ? 404 : 200,
      headers: { 'content-type': 'text/html' },
    })
  },
}

const tropa = booted({ RATE_LIMIT: 'off' }, siteRenderer)

const open = (path: string, headers = {}) => fetch(`${tropa.origin}${path}`, { headers })

beforeAll(() =>
  tropa.payload.create({
    collection: 'calendar',
    data: {
      title: 'Finals',
      type: 'exam',
      start: '2031-07-30T00:00:00.000Z',
      _status: 'published',
    },
  }),
)
beforeEach(() => {
  rendered.length = 0
  rendering = Promise.resolve()
})

describe('sitePages', () => {
  it('renders a page once, whatever unknown query it is requested with', async () => {
    for (const query of ['', '?a=1', '?a=2', '?utm_source=x&b[c]=d']) {
      expect((await open(`/about${query}`)).status).toBe(200)
    }
    expect(rendered).toEqual(['/about'])
  })

  it('renders a page for each value of a query parameter it knows', async () => {
    for (const query of ['?month=1', '?month=2', '?month=1&a=1']) await open(`/calendar${query}`)
    expect(rendered).toEqual(['/calendar?month=1', '/calendar?month=2'])
  })

  it('keeps a page of a year that has events, of both that have its July, and of no other', async () => {
    const years = [2029, 2030, 2031, 2032]
    for (const year of [...years, ...years]) await open(`/calendar?year=${year}`)
    const again = rendered.slice(4)
    expect(again).toEqual(['/calendar?year=2029', '/calendar?year=2032'])
  })

  it.each(['identity', 'gzip', 'br'])(
    'sends a page that is kept packed whole to a browser that accepts %s',
    async (encoding) => {
      const page = await open('/calendar?month=7', { 'accept-encoding': encoding })
      expect(page.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(await page.text()).toBe('<h1>/calendar?month=7</h1>'.padEnd(2000))
    },
  )

  it('has one document for all paths without a page, rendered once', async () => {
    for (const path of ['/no', '/nobody/there?a=1']) {
      const page = await open(path)
      expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store'])
    }
    expect(rendered).toEqual(['/*'])
  })

  it('renders a page of which there are any number with its query, and does not cache it', async () => {
    for (const query of ['?search=a', '?search=a', '?search=b']) {
      const response = await open(`/calendar${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('etag')).toBeTruthy()
    }
    expect(rendered).toEqual(['/calendar?search=a', '/calendar?search=a', '/calendar?search=b'])
  })

  it('renders one search at a time, lets 20 wait and refuses the next; a kept page never waits', async () => {
    let finish: () => void = () => undefined
    rendering = new Promise((resolve) => (finish = resolve))
    const searches = Array.from({ length: 21 }, (_, index) => open(`/calendar?search=${index}`))
    while (rendered.length === 0) await pause(5)
    const refused = await Promise.race([...searches, open('/calendar?search=last')])
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await refused.text()).toContain('Too many people search at once.')
    expect((await open('/about')).status).toBe(200)
    expect(rendered.filter((address) => address.includes('search'))).toHaveLength(1)
    finish()
    const statuses = (await Promise.all(searches)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(20)
  })

  it('redirects to the one path of a page for good, with the query', async () => {
    const response = await fetch(`${tropa.origin}/ABOUT?utm_source=x`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/about?utm_source=x')
  })

  it('renders an address that cannot be decoded like any other', async () => {
    expect(await (await open('/%E0%A4%A')).text()).toContain('<h1>/%E0%A4%A</h1>')
  })

  it('renders nothing for a method that only changes things', async () => {
    const response = await fetch(`${tropa.origin}/about`, { method: 'POST' })
    expect(response.status).toBe(404)
  })
})
