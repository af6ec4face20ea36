import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import express from 'express'
import { portOf } from '../../testing/port'
import { booted } from '../../testing/boot'
import { readEnv } from '../../env'
import { securityHeaders } from './security-headers'

const tropa = booted({ PUBLIC_URL: 'https://tropa.example' })

const headersOf = async (path: string, init?: RequestInit) =>
  (await fetch(`${tropa.origin}${path}`, init)).headers

const areas = ['/robots.txt', '/api/site', '/api/docs', '/cms/api/access', '/media/none.webp']

describe('securityHeaders', () => {
  it.each(areas)('restricts %s to its own origin', async (path) => {
    const headers = await headersOf(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': expect.stringMatching(/frame-ancestors '(self|none)'/),
    })
    expect(headers.get('x-powered-by')).toBeNull()
  })

  it.each(['/api/site', '/cms/api/access', '/media/none.webp', '/'])(
    'lets no other origin read %s',
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

const policyOf = async (path: string) => {
  const app = express()
  app.use(securityHeaders(["document.title = 'known'"], readEnv({})))
  app.use((_request, response) => {
    response.end()
  })
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { headers } = await fetch(`http://127.0.0.1:${portOf(server)}${path}`)
  server.close()
  return headers.get('content-security-policy') ?? ''
}

const directives = async (path: string) => {
  const text = await policyOf(path)
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('the content security policy', () => {
  it('allows the site its own files and inline scripts with a known hash', async () => {
    const { 'script-src': scripts, 'object-src': objects } = await directives('/')
    expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]+'$/)
    expect(objects).toBe("'none'")
  })

  it.each(['/api/docs', '/api/site', '/cms/api/access', '/media/none.webp'])(
    'allows no scripts in %s',
    async (path) => {
      const policy = await directives(path)
      expect(policy['default-src']).toBe("'none'")
      expect(policy['script-src']).toBeUndefined()
    },
  )

  it('allows the panel, but not the site, to show pictures that are not uploaded yet', async () => {
    expect((await directives('/cms'))['img-src']).toBe("'self' data: blob:")
    expect((await directives('/'))['img-src']).toBe("'self' data:")
  })
})

it('has no /metrics without METRICS_TOKEN', async () => {
  expect((await fetch(`${tropa.origin}/metrics`)).status).toBe(404)
})
