import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { SiteRenderer } from '@tropa/contract/site-renderer'
import { describe, expect, it } from 'vitest'
import { booted } from '../testing/boot'
import { areas, knownSpelling } from './areas'

/** Has no page. */
const siteRenderer: SiteRenderer = {
  inlineScripts: [],
  canonicalPath: (path) => path,
  pagePattern: () => undefined,
  pageAddress: () => ({ address: '/*', isCacheable: true }),
  render: () =>
    Promise.resolve(
      new Response('<h1>No page</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
    ),
}

const tropa = booted({ METRICS_TOKEN: 'a token for tests' }, siteRenderer)

/** The answer to a path that is sent exactly as written. */
const ask = (path: string, method = 'GET') =>
  new Promise<{ status: number; policy: string; cache: string; location: string; body: string }>(
    (resolve, reject) => {
      const sent = request(tropa.origin, { path, method }, (response) => {
        const { headers, statusCode: status = 0 } = response
        const found = {
          policy: String(headers['content-security-policy']),
          cache: headers['cache-control'] ?? '',
          location: headers.location ?? '',
        }
        text(response).then((body) => resolve({ status, ...found, body }), reject)
      })
      sent.on('error', reject).end()
    },
  )

const marks = {
  site: "script-src 'self'",
  panel: "'unsafe-eval'",
  storybook: "script-src 'self' 'unsafe-inline'",
  data: "default-src 'none'; style-src",
  picture: 'sandbox',
} as const

// The panel itself is Next, which is not built for tests.
const rows = Object.values(areas).filter(({ path }) => path !== '' && path !== areas.panel.path)

const spellings = (path: string) => [
  path.toUpperCase(),
  path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
]

describe('areas', () => {
  it.each(rows)('$path has the policy $policy and is $cache', async ({ path, policy, cache }) => {
    // A folder's address without its slash is redirected by Express itself.
    const found = await ask(policy === 'storybook' ? `${path}/none` : path)
    expect(found.policy).toContain(marks[policy])
    expect(found.status).not.toBe(301)
    if (cache === 'no-store') expect(found.cache).toBe('no-store')
    if (cache === 'immutable' && found.status >= 400) expect(found.cache).not.toContain('immutable')
  })

  it.each(rows.flatMap(({ path }) => spellings(path).map((spelled) => ({ path, spelled }))))(
    'leads a read of $spelled to $path for good, and answers nothing else to it',
    async ({ path, spelled }) => {
      for (const method of ['GET', 'HEAD']) {
        const found = await ask(`${spelled}/X?Query=1`, method)
        expect([found.status, found.location]).toEqual([301, `${path}/X?Query=1`])
        expect(found.policy).toContain(marks.site)
      }
      const { status, policy } = await ask(spelled, 'POST')
      expect(status).toBe(404)
      expect(policy).not.toContain(marks.panel)
    },
  )

  it.each([
    ['/%6dedia/x', 'site'],
    ['//media/x', 'site'],
    ['/./media/x', 'site'],
    ['/media', 'picture'],
    ['/media//x', 'picture'],
    ['/media/../api/docs', 'picture'],
    ['/api/../media/x', 'data'],
    ['/api/x/../team', 'data'],
    ['/api/%74eam', 'data'],
    ['/storybook/%2e%2e/api/docs', 'storybook'],
    ['/apis/docs', 'site'],
  ] as const)('answers nothing to %s, with the policy of %s', async (path, policy) => {
    const found = await ask(path)
    expect(found.status).toBe(404)
    expect(found.policy).toContain(marks[policy])
  })

  it('answers to a slash at the end with the same policy', async () => {
    const found = await ask('/api/docs/')
    expect([found.status, found.body.includes('<h2>')]).toEqual([200, true])
    expect(found.policy).toContain(marks.data)
  })
})

describe('knownSpelling', () => {
  it.each([
    ['/API/Docs', '/api/docs'],
    ['/Api/Todo/6912D2/Changes', '/api/todo/6912D2/changes'],
    ['/MEDIA/Picture-480.webp', '/media/Picture-480.webp'],
    ['/CMS/API/Users', '/cms/api/Users'],
    ['/preview/About', '/preview/about'],
    ['/media/Picture.webp', '/media/Picture.webp'],
    ['/Nobody', '/Nobody'],
  ])('of %s is %s', (path, known) => {
    expect(knownSpelling(path)).toBe(known)
  })
})
