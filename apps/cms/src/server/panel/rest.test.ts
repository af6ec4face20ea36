import { request as httpRequest } from 'node:http'
import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { z } from 'zod'
import { booted } from '../../testing/boot'
import { password, signIn, storedMember } from '../../testing/fixtures'

const row = z.looseObject({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })

const tropa = booted({ RATE_LIMIT: 'off', PUBLIC_URL: 'http://127.0.0.1:3000' })

/** Sends the path as it is written; `fetch` would normalise it. */
const sendRaw = (path: string, { host = '127.0.0.1', method = 'POST', body = '' } = {}) =>
  new Promise<number>((resolve, reject) => {
    const { hostname, port } = new URL(tropa.origin)
    const headers = { host, 'content-type': 'application/json', 'content-length': body.length }
    const request = httpRequest({ hostname, port, path, method, headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.once('error', reject)
    request.end(body)
  })

describe('Payload’s sign-in', () => {
  const credentials = JSON.stringify({ username: 'ada', password })

  it.each([
    '/cms/api/x/%2e%2e/members/login',
    '/cms/api/x\\..\\members/login',
    '/cms/api/members/first-register//',
  ])('cannot be reached past its rate limits at %s', async (path) => {
    expect(await sendRaw(path, { body: credentials })).toBe(403)
  })

  it('cannot be reached past its rate limits by a host with a path', async () => {
    const host = '127.0.0.1/cms/api/members/login?'
    expect(await sendRaw('/cms/api/x', { host, body: credentials })).toBe(403)
  })
})

describe('Payload’s REST API, given a body', () => {
  const send = (length: number, headers: Record<string, string> = {}) =>
    fetch(`${tropa.origin}/cms/api/payload-preferences/x`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ value: 'x'.repeat(length) }),
    })

  it('accepts from a visitor no longer body than /api does', async () => {
    expect((await send(100_001)).status).toBe(413)
    expect((await send(100_001, { authorization: 'Bearer nonsense' })).status).toBe(413)
  })

  it('accepts from an admin a body as long as a picture, and none longer', async () => {
    const authorization = `Bearer ${await signIn(tropa.call, 'ada')}`
    expect((await send(100_001, { authorization })).status).toBe(200)
    expect((await send(16_000_001, { authorization })).status).toBe(413)
  })

  it('refuses a body that is sent without its length', async () => {
    const body = new Blob(['{}']).stream()
    const init = { headers: { 'content-type': 'application/json' }, body, duplex: 'half' }
    const response = await fetch(`${tropa.origin}/cms/api/members/login`, {
      ...init,
      method: 'POST',
    })
    expect(response.status).toBe(411)
  })
})

describe('Payload’s REST API, given fields that only the server sets', () => {
  const forged = { id: '1', createdAt: '2001-01-01T00:00:00.000Z', updatedAt: '2001-01-01' }

  it('ignores them when a document is created or changed', async () => {
    const fields = { title: 'Exam', type: 'exam', start: '2026-10-05', _status: 'published' }
    const token = await signIn(tropa.call, 'ada')
    const created = await tropa.call('POST /cms/api/calendar', {
      token,
      body: { ...fields, ...forged },
    })
    expect(created.status).toBe(201)
    const { doc } = z.object({ doc: row }).parse(created.body)
    expect(doc.id).not.toBe(forged.id)
    const path = `/cms/api/calendar/${doc.id}`
    const changed = await tropa.call(`PATCH ${path}`, { token, body: { ...fields, ...forged } })
    expect(changed.status).toBe(200)
    const { body } = await tropa.call(`GET ${path}`, { token })
    expect(row.parse(body).createdAt).toBe(doc.createdAt)
    expect(doc.createdAt > '2026').toBe(true)
    expect(row.parse(body).updatedAt > '2026').toBe(true)
  })
})

const longQuery = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-payload-http-method-override': 'GET',
}

describe('Payload’s REST API, given an invalid request', () => {
  let token = ''
  beforeAll(async () => {
    token = await signIn(tropa.call, 'ada')
  })

  it.each([
    'members/%ff',
    'team?where=x',
    'team?where[id][near]=1,2,3',
    'members?sort=%00',
    'members?[where]={"username":{"not_in":[{"$ne":"x"}]}}',
    'members?where[username][like]=%00',
    'members?where[username][like][x]=1',
    'members?where[username][not_in][0][$ne]=x',
    'members?where[username][in][$ne]=x',
    'members?where[username][$ne]=x',
    'members?where[or][0][username][not_in][0][$ne]=x',
    'members?where[id][equals]=1&where[id][equals]=2',
  ])('refuses GET %s with 400', async (path) => {
    const { status } = await tropa.call(`GET /cms/api/${path}`, { token })
    expect([path, status]).toEqual([path, 400])
  })

  it.each([
    'GET /cms/api/calendar?where[and][0][or][0][start][less_than_equal]=rubbish',
    'GET /cms/api/calendar?where[createdAt][in]=2026-01-01,rubbish',
    'GET /cms/api/calendar/versions?where[version.updatedAt][greater_than]=rubbish',
    'DELETE /cms/api/calendar?where[start][less_than]=rubbish',
  ] as const)(
    'refuses with 400 a filter that compares a date with another text: %s',
    async (line) => {
      expect((await tropa.call(line, { token })).status).toBe(400)
    },
  )

  it.each([
    ['GET', 'members?where[or][0][x][equals]=1'],
    ['POST', 'members?where[x][equals]=1'],
  ])('logs what it refuses as information: %s %s', async (method, path) => {
    const info = vi.spyOn(tropa.payload.logger, 'info')
    const [address = '', query = ''] = path.split('?')
    const isForm = method === 'POST'
    const { status } = await tropa.call(`${method} /cms/api/${isForm ? address : path}`, {
      token,
      ...(isForm && { body: query, headers: longQuery }),
    })
    expect(status).toBe(400)
    expect(info).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'a request was refused')
    info.mockRestore()
  })

  // [the address, the status on SQLite, the status on MongoDB]
  it.each([
    ['calendar?limit=1.5', 400, 200],
    ['calendar?limit=-1&page=-1&depth=1e99', 400, 200],
    ['globals/about/versions?page=1e99', 400, 200],
    ['team?sort=-', 200, 400],
    [`team?sort=${'name,'.repeat(2000)}name`, 400, 200],
    [`activity-logs?where[description][like]=${'a+'.repeat(2500)}a`, 400, 200],
  ])('answers or refuses, as its database does, GET %s', async (path, sqlite, mongodb) => {
    const { status } = await tropa.call(`GET /cms/api/${path}`, { token })
    expect([path, status]).toEqual([path, inject('engine') === 'mongodb' ? mongodb : sqlite])
  })

  it.each([
    ['GET', 'globals/site/versions', 404],
    ['GET', 'payload-migrations', 404],
    ['POST', 'payload-migrations/x', 404],
    ['POST', 'todos/versions/x', 404],
    ['DELETE', 'payload-preferences/none', 404],
    ['GET', 'media/file/none.webp', 404],
    ['GET', 'media/file/%2e%2e%2ftropa.db', 403],
  ])('gives nothing at %s %s', async (method, path, status) => {
    const answer = await tropa.call(`${method} /cms/api/${path}`, { token })
    expect(answer.status).toBe(status)
  })

  it.each([
    '[createdAt][less_than]=2999-01-01T00:00:00.000Z',
    '[createdAt][exists]=true',
    '[username][in][0]=ada',
    '[username][in]=ada',
  ])('filters by where%s', async (filter) => {
    const { status, body } = await tropa.call(`GET /cms/api/members?where${filter}`, { token })
    expect([status, Number(body.totalDocs) > 0]).toEqual([200, true])
  })

  it.each(['null', '[]', '{broken'])('refuses the body %s with 400', async (body) => {
    for (const path of ['calendar', 'globals/about', 'reorder']) {
      expect((await tropa.call(`POST /cms/api/${path}`, { token, body })).status).toBe(400)
    }
  })

  it.each(['sort=x.email', 'where=x'])(
    'refuses with 400 a query sent as a form: %s',
    async (body) => {
      const headers = longQuery
      const { status } = await tropa.call('POST /cms/api/calendar', { token, body, headers })
      expect(status).toBe(400)
    },
  )

  it.each([
    [
      'breaks off',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      '; boundary=x',
    ],
    ['has a damaged part', '--x\r\ndamaged\r\n\r\nabc\r\n--x--\r\n', '; boundary=x'],
    ['cannot be taken apart', 'abc', ''],
    [
      'has no JSON in it',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{broken\r\n--x--\r\n',
      '; boundary=x',
    ],
  ])('refuses with 400 a form that %s', async (_what, body, boundary) => {
    const headers = { 'content-type': `multipart/form-data${boundary}` }
    const { status } = await tropa.call('POST /cms/api/media', { token, body, headers })
    expect(status).toBe(400)
  })

  it('refuses with 400 a query sent as JSON', async () => {
    const headers = { ...longQuery, 'content-type': 'application/json' }
    const body = '{"sort":"x.email"}'
    const { status } = await tropa.call('POST /cms/api/calendar', { token, body, headers })
    expect(status).toBe(400)
  })

  it('accepts a long query that the panel sends as a POST', async () => {
    const headers = longQuery
    const body = 'where[username][equals]=ben&limit=10&page=1'
    const response = await tropa.call('POST /cms/api/members', { token, body, headers })
    expect(response).toMatchObject({ status: 200, body: { docs: [{ username: 'ben' }] } })
  })
})

describe('a lock', () => {
  it('ends when the panel deletes it', async () => {
    const { id: value } = await storedMember(tropa.payload, 'ada')
    const { id } = await tropa.payload.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'site', user: { relationTo: 'members', value } },
    })
    const token = await signIn(tropa.call, 'ada')
    // The panel sends this type without a body.
    const headers = { 'content-type': 'application/json' }
    const line = `DELETE /cms/api/payload-locked-documents/${id}`
    expect((await tropa.call(line, { token, headers })).status).toBe(200)
    const { totalDocs } = await tropa.payload.count({ collection: 'payload-locked-documents' })
    expect(totalDocs).toBe(0)
  })
})

describe('a member who is not an editor', () => {
  it.each(['payload-preferences/nav', 'payload-locked-documents'])(
    'cannot write %s',
    async (route) => {
      const { status } = await tropa.call(`POST /cms/api/${route}`, {
        token: await signIn(tropa.call, 'ben'),
        body: { value: { open: true }, globalSlug: 'site' },
      })
      expect(status).toBe(403)
    },
  )
})
