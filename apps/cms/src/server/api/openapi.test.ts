import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

describe('the documented contract', () => {
  it('is OpenAPI 3.1 and names who may make each call and how it fails', async () => {
    const { body } = await tropa.call('GET /api/openapi.json')
    expect(body.openapi).toMatch(/^3\.1\./)
    const { paths } = body as unknown as {
      paths: Record<string, Record<string, { security: unknown; responses: object }>>
    }
    const post = paths['/todo']?.post
    expect(post?.security).toEqual([{ token: ['admin'] }])
    expect(Object.keys(post?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '413',
      '500',
      '503',
    ])
    expect(paths['/user/login']?.post?.responses).toMatchObject({
      429: { headers: { 'Retry-After': {} } },
    })
  })

  it('is readable without anything from elsewhere', async () => {
    const response = await fetch(`${tropa.origin}/api/docs`)
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('POST /api/todo')
    expect(page).not.toMatch(/(src|href)="https?:/)
  })
})
