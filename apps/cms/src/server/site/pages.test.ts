import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { describe, expect, it } from 'vitest'
import { booted } from '../../testing/boot'

const rendered: string[] = []

/** Knows one query parameter, `month`, and has any number of searches. */
const siteRenderer: SiteRenderer = {
  inlineScripts: [],
  canonicalPath: (path) => (path === '/ABOUT' ? '/about' : path),
  pagePattern: (path) => path,
  pageAddress: (address) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost')
    if (searchParams.has('search')) return null
    const month = searchParams.get('month')
    return month === null ? pathname : `${pathname}?month=${month}`
  },
  render: ({ url }) => {
    const { pathname, search } = new URL(url)
    rendered.push(`${pathname}${search}`)
    return Promise.resolve(
      new Response(`<h1>${pathname}</h1>`, { headers: { 'content-type': 'text/html' } }),
    )
  },
}

const tropa = booted({ RATE_LIMIT: 'off' }, siteRenderer)

describe('sitePages', () => {
  it('renders a page once, whatever unknown query it is requested with', async () => {
    for (const query of ['', '?a=1', '?a=2', '?utm_source=x&b[c]=d']) {
      const response = await fetch(`${tropa.origin}/about${query}`)
      expect(response.status).toBe(200)
    }
    expect(rendered).toEqual(['/about'])
  })

  it('renders a page for each value of a query parameter it knows', async () => {
    rendered.length = 0
    for (const query of ['?month=1', '?month=2', '?month=1&a=1']) {
      await fetch(`${tropa.origin}/calendar${query}`)
    }
    expect(rendered).toEqual(['/calendar?month=1', '/calendar?month=2'])
  })

  it('renders a page of which there are any number with its query, and does not cache it', async () => {
    rendered.length = 0
    for (const query of ['?search=a', '?search=a', '?search=b']) {
      const response = await fetch(`${tropa.origin}/calendar${query}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('etag')).toBeTruthy()
    }
    expect(rendered).toEqual(['/calendar?search=a', '/calendar?search=a', '/calendar?search=b'])
  })

  it('redirects to the one path of a page for good, with the query', async () => {
    const response = await fetch(`${tropa.origin}/ABOUT?utm_source=x`, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe('/about?utm_source=x')
  })

  it('renders an address that cannot be decoded like any other', async () => {
    const response = await fetch(`${tropa.origin}/%E0%A4%A`)
    expect(await response.text()).toBe('<h1>/%E0%A4%A</h1>')
  })

  it('renders nothing for a method that only changes things', async () => {
    const response = await fetch(`${tropa.origin}/about`, { method: 'POST' })
    expect(response.status).toBe(404)
  })
})
