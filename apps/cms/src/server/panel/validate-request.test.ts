import { request } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { booted, signedIn } from '../../testing/boot'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = signedIn(tropa, 'ada', 'eve')

const send = async (caller: string, line: string, body?: unknown) =>
  (await tropa.call(line, { ...(tokens[caller] && { token: tokens[caller] }), body })).status

const move = { collectionSlug: 'team', newKeyWillBe: 'greater', orderableFieldName: '_order' }

describe('POST /cms/api/reorder', () => {
  it.each([
    {},
    { target: { id: 'x', key: 'zzz' } },
    { target: { id: 'x', key: 'a0' }, docsToMove: [null] },
  ])('refuses an invalid move in an order: %j', async (rest) => {
    const body = { ...move, docsToMove: ['x'], ...rest }
    expect(await send('eve', 'POST /cms/api/reorder', body)).toBe(400)
    expect(await send('a visitor', 'POST /cms/api/reorder', body)).toBe(403)
  })
})

describe('POST /cms/api/media', () => {
  it.each([
    ['a visitor', 403],
    ['eve', 400],
  ])('refuses an upload without a file by %s with %i', async (caller, status) => {
    const form = new FormData()
    form.set('file', JSON.stringify({ filename: { $ne: null } }))
    expect(await send(caller, `POST /cms/api/media`, form)).toBe(status)
  })
})

describe('a refusal without a 5xx is the response to', () => {
  it.each([
    ['POST /cms/api/payload-preferences/x', { value: { $gt: 1 } }],
    ['POST /cms/api/payload-locked-documents', { document: [null] }],
    ['POST /cms/api/team', { name: { a: 1 }, bio: ['x'] }],
    ['POST /cms/api/calendar', { title: 'x', type: 'exam', start: '2026-01-01', end: 5 }],
    ['POST /cms/api/calendar', { title: 'x', type: 'exam', start: [5], end: '2026-01-01' }],
  ])('%s with %j', async (line, body) => {
    expect(await send('ada', line, body)).toBe(400)
  })

  it.each([
    ['text/plain', '{"name":"x"}'],
    ['multipart/form-data; boundary=x', '--x--\r\n'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\nnull\r\n--x--\r\n',
    ],
    ['application/json', ''],
    ['application/x-www-form-urlencoded', '{"value":1}'],
    ['x', '{"value":1}'],
  ])('a write without data, sent as %s %s', async (type, body) => {
    const token = tokens.ada ?? ''
    const sent = { token, headers: { 'content-type': type }, body }
    expect((await tropa.call('POST /cms/api/calendar', sent)).status).toBe(400)
    const panelPaths = ['payload-preferences', 'payload-preferences/x', 'payload-locked-documents']
    for (const path of ['globals/site', ...panelPaths]) {
      expect((await tropa.call(`POST /cms/api/${path}`, sent)).status).toBeLessThan(500)
    }
  })

  it('a form sent to a page of the panel', async () => {
    const body = new FormData()
    body.set('name', 'x')
    expect((await fetch(`${tropa.origin}/cms/nothing`, { method: 'POST', body })).status).toBe(405)
  })

  it('TRACE', async () => {
    const traced = request(`${tropa.origin}/cms/api/members`, {
      method: 'TRACE',
      headers: { authorization: `JWT ${tokens.ada ?? ''}` },
    }).end()
    const status = await new Promise((done) => {
      traced.once('response', (response) => {
        response.resume()
        done(response.statusCode)
      })
    })
    expect(status).toBe(405)
  })
})

describe('the filter of a list', () => {
  beforeAll(async () => {
    const event = { title: 'Fair', type: 'event', start: '2031-01-02', _status: 'published' }
    expect(await send('eve', 'POST /cms/api/calendar', event)).toBe(201)
  })

  const id = '6b0dc1dc07fba6ce27b2e824'
  const described = 'where[and][0][alt][exists]=true&'
  const nested = (name: string) => `where${'[and][0]'.repeat(5)}[${name}][equals]=zzzz`

  it.each([
    'where[id][like]=zzzz',
    'where[id][contains]=zzzz',
    'where[width][like]=zzzz',
    'where[alt][in][x]=zzzz',
    'where[alt][in][1001]=zzzz',
    'where[alt][like][0]=zzzz',
    'where[alt][like]=x&where[alt][like]=y',
    'where[alt][toString]=zzzz',
    'where[alt][near]=zzzz',
    'where[and][]=',
    'where[constructor][equals]=zzzz',
    'where[__proto__][x]=zzzz',
    'where[updatedAt][equals]=null',
    'where[updatedAt][in]=2026-01-01,2026-02-01',
    `${described}where[and][1][id][like]=zzzz`,
    `${described}where[and][1][constructor][equals]=zzzz`,
    nested('alt'),
  ])('is refused where a database would drop a condition: %s', async (query) => {
    const onTitle = query.replaceAll('alt', 'title').replaceAll('width', 'start')
    for (const line of ['DELETE', 'PATCH', 'GET'].map((method) => `${method} /cms/api/calendar`)) {
      const body = line.startsWith('PATCH') ? { type: 'exam' } : undefined
      expect([line, await send('eve', `${line}?${onTitle}`, body)]).toEqual([line, 400])
    }
    expect(await send('eve', `GET /cms/api/media?${query}`)).toBe(400)
    const left = { title: { equals: 'Fair' }, type: { equals: 'event' } }
    const { totalDocs } = await tropa.payload.count({ collection: 'calendar', where: left })
    expect(totalDocs).toBe(1)
  })

  it('is refused if it has more parameters than Payload reads', async () => {
    const path = `/cms/api/calendar?${'depth=0&'.repeat(1000)}where[title][equals]=zzzz`
    expect(await send('eve', `DELETE ${path}`)).toBe(400)
  })

  it.each([
    'calendar?where[or][0][and][0][title][like]=fair&where[or][0][and][1][type][in][0]=exam',
    `calendar?where[and][0][id][in][]=${id}&where[and][1][start][greater_than_equal]=2026-01-01`,
    'calendar?where[start][greater_than_equal]=2026-01-01&where[start][less_than]=2026-02-01',
    `calendar?where[id][not_in]=${id},${id}&where[deletedAt][exists]=true`,
    'media?where[mimeType][contains]=image&where[width][greater_than]=5',
    'payload-locked-documents?where[document.value][equals]=x&where[document.relationTo][equals]=team',
    'calendar/versions?where[version.title][like]=fair&where[parent][equals]=x',
  ])('that the panel sends is applied: %s', async (path) => {
    expect(await send('eve', `GET /cms/api/${path}`)).toBe(200)
  })
})

describe('POST /cms/api/globals', () => {
  it('refuses a fee in the rules that is not a whole number', async () => {
    const line = `POST /cms/api/globals/rules`
    const rules = await tropa.call(`GET /cms/api/globals/rules`, {
      token: tokens.eve ?? '',
    })
    const { numbers, ...rest } = z.looseObject({ numbers: z.looseObject({}) }).parse(rules.body)
    const body = { ...rest, numbers: { ...numbers, absenceFee: 20.5 }, _status: 'published' }
    expect(await send('eve', line, body)).toBe(400)
  })

  it.each([2025.5, 999, 9999])('refuses the academic year %d', async (academicYear) => {
    expect(await send('ada', `POST /cms/api/globals/site`, { academicYear })).toBe(400)
    expect((await tropa.call('GET /api/calendar')).status).toBe(200)
  })
})

it('Payload’s REST API validates a draft when it is published, also with ?unpublishAllLocales=true', async () => {
  const draft = await tropa.call(`POST /cms/api/team?draft=true`, {
    token: tokens.eve ?? '',
    body: { name: 'Dina', links: [{ url: 'javascript:alert(1)' }], _status: 'draft' },
  })
  const { id } = z.object({ id: z.string() }).parse(draft.body.doc)
  const line = `PATCH /cms/api/team/${id}?unpublishAllLocales=true`
  expect(await send('eve', line, { _status: 'published' })).toBe(400)
})
