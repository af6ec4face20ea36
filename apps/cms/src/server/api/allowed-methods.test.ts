import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '../../testing/boot'

let tropa: Booted

beforeAll(async () => {
  tropa = await boot()
})
afterAll(() => tropa.stop())

const send = (method: string, path: string) => fetch(`${tropa.origin}${path}`, { method })

describe('HEAD under /api', () => {
  it.each([
    ['/api/site', 200],
    ['/api/health', 200],
    ['/api/todo', 401],
    ['/api/nothing', 404],
  ])('responds to %s as GET does, without a body', async (path, status) => {
    const head = await send('HEAD', path)
    const get = await send('GET', path)
    expect([head.status, get.status]).toEqual([status, status])
    expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
    expect(await head.text()).toBe('')
  })
})

describe('OPTIONS under /api', () => {
  it.each([
    ['/api/site', 'GET, HEAD, OPTIONS'],
    ['/api/todo', 'GET, POST, HEAD, OPTIONS'],
    ['/api/todo/507f1f77bcf86cd799439011', 'PATCH, DELETE, OPTIONS'],
    ['/api/user/login', 'POST, OPTIONS'],
    ['/api/health', 'GET, HEAD, OPTIONS'],
  ])('lists the methods of %s', async (path, allow) => {
    const response = await send('OPTIONS', path)
    expect(response.status).toBe(204)
    expect(response.headers.get('allow')).toBe(allow)
  })

  it('responds 404 to an unknown path', async () => {
    expect((await send('OPTIONS', '/api/nothing')).status).toBe(404)
  })
})
