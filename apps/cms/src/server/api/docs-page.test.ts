import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { boot, type Booted } from '../../testing/boot'

let tropa: Booted

const operation = z.object({ security: z.unknown(), responses: z.record(z.string(), z.unknown()) })
const operations = z.record(z.string(), z.record(z.string(), operation))

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

describe('the description of the contract', () => {
  it('serves OpenAPI 3.1 with the access and the errors of each procedure', async () => {
    const { body } = await tropa.call('GET /api/openapi.json')
    expect(body.openapi).toMatch(/^3\.1\./)
    const paths = operations.parse(body.paths)
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
      503: { headers: { 'Retry-After': {} } },
    })
  })

  it('serves a page for people that loads nothing from another origin', async () => {
    const response = await fetch(`${tropa.origin}/api/docs`)
    const page = await response.text()
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(page).toContain('POST /api/todo')
    expect(page).not.toMatch(/(src|href)="https?:/)
  })
})
