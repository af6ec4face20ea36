import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRateLimits } from '../../rpc/rate-limits'
import { booted, signedIn } from '../../testing/boot'
import { newInquiry } from '../../testing/fixtures'
import { portOf } from '../../testing/port'
import { createApp } from '../app'
import { createLogger } from '../logger'

const tropa = booted()
const tokens = signedIn(tropa, 'ada', 'ben')

const lines: string[] = []
const server = createServer()
let origin = ''

beforeAll(async () => {
  const { env, payload } = tropa
  const limits = await createRateLimits(payload, env)
  const logger = createLogger('info', { write: (line) => lines.push(line) })
  server.on('request', createApp({ env, payload, limits, logger }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${portOf(server)}`
})
afterAll(() => server.close())

const id = '6912d2f3c5a1b2c3d4e5f607'

const wrongLogin = { username: 'nobody', password: 'wrong wrong' }

const parse = (line: string) => JSON.parse(line) as Record<string, unknown>

/** The line of a request, and what its response says its id is. */
const lineOf = async (line: string, init: RequestInit = {}) => {
  const [method = '', path = ''] = line.split(' ')
  lines.length = 0
  const response = await fetch(origin + path, { method, redirect: 'manual', ...init })
  await response.text()
  await expect.poll(() => lines.length).toBe(1)
  return {
    entry: parse(lines[0] ?? ''),
    id: response.headers.get('x-request-id'),
  }
}

const as = (name: 'ada' | 'ben') => ({ headers: { authorization: `Bearer ${tokens[name]}` } })

describe('the line of a request', () => {
  it('has its method, route, status, time, id and role, and nothing else', async () => {
    const { entry, id: requestId } = await lineOf(`PATCH /api/todo/${id}/acknowledge`, as('ben'))
    expect(entry).toEqual({
      level: 30,
      time: expect.any(String),
      requestId,
      method: 'PATCH',
      route: '/api/todo/{id}/acknowledge',
      status: 404,
      ms: expect.any(Number),
      role: 'user',
      msg: 'request',
    })
  })

  it.each([
    ['GET /api/todo', '/api/todo', 200, 'admin'],
    ['GET /api/activitylog?search=maria', '/api/activitylog', 200, 'admin'],
    [`DELETE /api/inquiries/${id}`, '/api/inquiries/{id}', 404, 'admin'],
    ['GET /api/health?maria', '/api/health', 200, undefined],
    ['GET /api/maria', '/api/*', 404, undefined],
    ['GET /cms/api/members/maria', '/cms/api/*', 404, 'admin'],
    ['GET /media/maria.webp', '/media/*', 404, undefined],
    ['GET /STORYBOOK/maria', '/*', 301, undefined],
    ['GET /maria/maria?maria', '/*', 404, undefined],
    ['GET /invite%23maria', '/*', 302, undefined],
    ['GET /invite/%23maria?maria', '/invite/*', 302, undefined],
  ])('of %s names the route %s', async (line, route, status, role) => {
    const { entry } = await lineOf(line, as('ada'))
    expect(entry).toMatchObject({ route, status })
    expect(entry.role).toBe(role)
    expect(lines[0]).not.toMatch(/maria|6912/)
  })

  it('of an inquiry has nothing of what was written', async () => {
    const body = JSON.stringify(newInquiry({ name: 'Maria Clara', desc: 'Between us.' }))
    const headers = { 'content-type': 'application/json' }
    const { entry } = await lineOf('POST /api/contact', { body, headers })
    expect(entry).toMatchObject({ route: '/api/contact', status: 201 })
    expect(lines[0]).not.toMatch(/Maria|Between|@/)
  })

  it('is next to one of a refused sign-in', async () => {
    const warn = vi.spyOn(tropa.payload.logger, 'warn')
    const { headers } = await tropa.call('POST /api/user/login', { body: wrongLogin })
    const requestId = headers.get('x-request-id')
    expect(warn.mock.lastCall).toEqual([{ requestId }, 'a sign-in was refused'])
    warn.mockRestore()
  })

  it.each([
    ['login-username', '/api/user/login', { method: 'POST', body: JSON.stringify(wrongLogin) }],
    ['feed-address', '/calendar.ics?key=unknown', {}],
  ])('is next to one of the limit %s, if %s reaches it', async (limit, path, init) => {
    const headers = { 'content-type': 'application/json' }
    const ask = () => fetch(origin + path, { headers, ...init })
    let response = await ask()
    while (response.status !== 429) response = await ask()
    const requestId = response.headers.get('x-request-id')
    const told = () => lines.filter((line) => line.includes(String(requestId))).map(parse)
    await expect.poll(told).toMatchObject([{ limit, msg: 'a limit was reached' }, { status: 429 }])
  })
})
