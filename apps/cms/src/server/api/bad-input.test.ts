import { contract } from '@tropa/contract/contract'
import { listProcedures } from '@tropa/contract/list-procedures'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { newRecord, newTodo } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

describe('a procedure, given a field', () => {
  it('ignores a field that the contract does not name', async () => {
    const { status, body } = await tropa.call('POST /api/records', {
      token: tokens.ada,
      body: newRecord({ _id: 'mine', createdAt: '1999-01-01', searchText: 'x' }),
    })
    expect(status).toBe(201)
    expect(Object.keys(body.data)).toEqual([
      '_id',
      'name',
      'violation',
      'fee',
      'status',
      'date',
      'userId',
      'state',
    ])
  })
})

describe('POST /api/todo', () => {
  it.each([
    'a <script>alert(1)</script> & "quotes"',
    'é, ñ, 漢字, العربية, 👩‍👩‍👧',
    '%_\\\'";--',
    '{"$ne": 1}',
  ])('stores a text as it was sent: %s', async (desc) => {
    const { body } = await tropa.call('POST /api/todo', {
      token: tokens.ada,
      body: newTodo({ desc }),
    })
    expect(body.data).toMatchObject({ desc })
    const { body: list } = await tropa.call('GET /api/todo', { token: tokens.ada })
    expect(list).toContainEqual(expect.objectContaining({ desc }))
  })
})

describe('a list', () => {
  it.each(['page=0', 'page=1&page=2', 'page[$gt]=1'])('refuses the query %s', async (query) => {
    const line = `GET /api/activitylog?${query}`
    const { status, body } = await tropa.call(line, { token: tokens.ada })
    expect([status, Object.keys(body)]).toEqual([400, ['message', 'errors']])
  })

  it('returns an empty page past its end', async () => {
    const line = 'GET /api/records?search=nobody&limit=100&page=9007199254740991'
    const { status, body } = await tropa.call(line, { token: tokens.ada })
    expect(status).toBe(200)
    expect(body).toMatchObject({ records: [], pagination: { total: 0, totalPages: 0 } })
  })
})

/** All but the logout, which would end the session that the requests are sent with. */
const routes = listProcedures(contract)
  .map(({ method, path }) => `${method} /api${path}`)
  .filter((route) => !route.endsWith('/logout'))

const anyRequest = fc.record({
  route: fc.constantFrom(...routes),
  body: fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .dictionary(
        fc.constantFrom(
          'username',
          'name',
          'email',
          'desc',
          'title',
          'assignee',
          'fee',
          'date',
          '$where',
        ),
        fc.jsonValue(),
      )
      .map((value) => JSON.stringify(value)),
  ),
  id: fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  search: fc.string({ unit: 'binary', maxLength: 60 }),
  page: fc.oneof(fc.integer(), fc.string(), fc.constant(Number.MAX_SAFE_INTEGER)),
  type: fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'nonsense',
  ),
  signedIn: fc.boolean(),
})

describe('any request', () => {
  it('gets a response in the contract’s shape, never a 5xx', async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ route, body, id, search, page, type, signedIn }) => {
        const [method = '', path = ''] = route.split(' ')
        const query = new URLSearchParams({ search, page: String(page), year: String(page) })
        const url = `${tropa.origin}${path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(id))}?${query.toString()}`
        const response = await fetch(url, {
          method,
          headers: {
            'content-type': type,
            ...(signedIn && { authorization: `Bearer ${tokens.ada}` }),
          },
          ...(method !== 'GET' && { body }),
        })
        const text = await response.text()
        expect(response.status).toBeLessThan(500)
        expect(text).not.toMatch(/\bat .+:\d+:\d+/)
        if (response.status >= 400) {
          expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) })
        }
      }),
      { numRuns: 2000 },
    )
  }, 180_000)
})
