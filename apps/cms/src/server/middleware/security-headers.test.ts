import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Request, Response } from 'express'
import { boot, type Booted } from '../../testing/boot'
import { securityHeaders } from './security-headers'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot({ PUBLIC_URL: 'https://tropa.example' })
})
afterAll(() => tropa.stop())

const headersOf = async (path: string, init?: RequestInit) =>
  (await fetch(`${tropa.origin}${path}`, init)).headers

const areas = ['/robots.txt', '/api/site', '/api/docs', '/cms/api/access', '/media/none.webp']

describe('every answer', () => {
  it.each(areas)('of %s keeps to the origin', async (path) => {
    const headers = await headersOf(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
      'content-security-policy': expect.stringMatching(/frame-ancestors '(self|none)'/),
    })
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each(['/api/site', '/cms/api/access', '/media/none.webp', '/'])(
    'of %s is for no other origin',
    async (path) => {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = await headersOf(path, {
          method,
          headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
        })
        expect(headers.get('access-control-allow-origin')).toBeNull()
        expect(headers.get('access-control-allow-credentials')).toBeNull()
      }
    },
  )
})

const policyOf = (path: string) => {
  const set = new Headers()
  const request: unknown = { path }
  const response: unknown = {
    setHeaders: () => undefined,
    setHeader: (name: string, value: string) => set.set(name, value),
  }
  securityHeaders(["document.title = 'known'"], false)(
    request as Request,
    response as Response,
    () => undefined,
  )
  return set.get('Content-Security-Policy') ?? ''
}

const directives = (path: string) => {
  const text = policyOf(path)
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('scripts', () => {
  it('of the site are its own files, and those whose text is known', () => {
    const { 'script-src': scripts, 'object-src': objects } = directives('/')
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'$/)
    expect(objects).toBe("'none'")
  })

  it.each(['/api/docs', '/api/site', '/cms/api/access', '/media/none.webp'])(
    'do not run in %s',
    (path) => {
      const policy = directives(path)
      expect(policy['default-src']).toBe("'none'")
      expect(policy['script-src']).toBeUndefined()
    },
  )
})

it('the panel may show a picture that is not sent yet, pages may not', () => {
  expect(directives('/cms')['img-src']).toBe("'self' data: blob:")
  expect(directives('/')['img-src']).toBe("'self' data:")
})

it('/metrics is not there without METRICS_TOKEN', async () => {
  expect((await fetch(`${tropa.origin}/metrics`)).status).toBe(404)
})
