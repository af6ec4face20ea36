import type { RenderContext, SiteRenderer } from '@tropa/contract/site-renderer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'

/** What the page is rendered with, and how often it was. */
let shown: RenderContext['contact']
let renderings = 0

const siteRenderer: SiteRenderer = {
  inlineScripts: [],
  canonicalPath: (path) => path,
  pagePattern: (path) => path,
  pageAddress: (address) => ({ address, isCacheable: true }),
  render: (_request, { contact }) => {
    shown = contact
    renderings++
    return Promise.resolve(new Response('', { status: contact?.status ?? 200 }))
  },
}

let tropa: Booted

beforeAll(async () => {
  tropa = await boot({}, siteRenderer)
})
afterAll(() => tropa.stop())

const inquiry = { name: 'Ana', category: 'Feedback', email: 'ana@example.com', desc: 'Hello' }

const post = (fields: Record<string, string>) =>
  fetch(`${tropa.origin}/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  })

it('A form that is posted without JavaScript leads to a page whose reload sends nothing', async () => {
  const { status, headers } = await post(inquiry)
  expect([status, headers.get('location')]).toEqual([303, '/contact?sent'])
  const page = await fetch(`${tropa.origin}/contact?sent`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(shown?.message).toBe('Inquiry sent successfully!')
})

it('The page of a sent inquiry is rendered once, whatever its query', async () => {
  await fetch(`${tropa.origin}/contact?sent`)
  const before = renderings
  for (const query of ['?sent', '?sent=1', '?sent&a=b']) {
    const page = await fetch(`${tropa.origin}/contact${query}`)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
  }
  expect(renderings).toBe(before)
})

it('A form with a text that is too long keeps the whole text and says so', async () => {
  const desc = 'x'.repeat(1001)
  expect((await post({ ...inquiry, desc })).status).toBe(400)
  expect(shown).toMatchObject({
    values: { desc },
    errors: { desc: 'Please use at most 1000 characters.' },
  })
})

it('A form that is posted too often says, besides its sentence, when to try again', async () => {
  let response = await post(inquiry)
  for (let count = 0; count < 5; count++) response = await post(inquiry)
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(shown?.message).toBe(
    'Failed to submit the inquiry. Too many attempts. Please try again in 10 minutes.',
  )
})
