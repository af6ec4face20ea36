import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { isRecord } from '@tropa/contract/base/is-record'
import { closedPanelAddress, loginAddress } from '@tropa/contract/member/login-address'
import sharp from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stampsOf } from '../../database/stamps'
import { DatabaseBusyError } from '../../database/unavailable'
import { booted, signedIn } from '../../testing/boot'
import { signIn } from '../../testing/fixtures'

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens = signedIn(tropa, 'ada')

afterEach(() => vi.restoreAllMocks())

/** Noise, so that the file is longer than what visitors may send. */
const largePicture = () => {
  const raw = { width: 250, height: 250, channels: 3 } as const
  return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer()
}

const upload = async (token?: string) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Noise' }))
  const picture = new Uint8Array(await largePicture())
  form.set('file', new Blob([picture], { type: 'image/png' }), 'noise.png')
  return (await tropa.call(`POST /cms/api/media`, { token, body: form })).status
}

const multipart = (payload: string) =>
  `--b\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${payload}\r\n--b--\r\n`

const readsOfMembers = () => {
  const reads = vi.spyOn(tropa.payload.db, 'findOne')
  return () => reads.mock.calls.filter(([{ collection }]) => collection === 'members').length
}

describe('the guards of Payload’s REST API', () => {
  it('authenticate an upload when it begins and once it has arrived, which Payload does not repeat', async () => {
    const countReads = readsOfMembers()
    expect(await upload(tokens.ada)).toBe(201)
    expect(countReads()).toBe(2)
  })

  it.each([
    ['application/json', '{"title":"Late"}'],
    ['multipart/form-data; boundary=b', multipart('{"title":"Late"}')],
  ])('refuse a body of %s whose sender logged out while it arrived', async (type, body) => {
    const leaving = await signIn(tropa.call, 'ada')
    const sending = request(`${tropa.origin}/cms/api/calendar?draft=true`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${leaving}`, 'content-type': type },
        'content-length': Buffer.byteLength(body),
      },
    })
    const answered = once(sending, 'response')
    const countReads = readsOfMembers()
    sending.write(body.slice(0, 5))
    await vi.waitFor(() => expect(countReads()).toBe(1))
    await tropa.call('POST /api/user/logout', { token: leaving })
    sending.end(body.slice(5))
    const [response] = (await answered) as [IncomingMessage]
    response.resume()
    expect(response.statusCode).toBe(403)
  })

  it('refuse a text of more than a megabyte, and a list of more than 500 rows', async () => {
    const send = (links: string) => {
      const body = `{"name":"Ana","links":[${links}]}`
      return tropa.call('POST /cms/api/team', { token: tokens.ada, body })
    }
    expect((await send(`"${'a'.repeat(1_000_000)}"`)).status).toBe(413)
    const { status, body } = await send(Array.from({ length: 501 }, () => '{}').join())
    expect([status, body.errors]).toEqual([400, [{ message: 'A list may have at most 500 rows.' }]])
  })

  it('read the rows of a search once, and none for a visitor', async () => {
    const find = vi.spyOn(tropa.payload, 'find')
    const search = 'where[or][0][name][like]=a&where[or][1][name][like]=b'
    const of = (token?: string) =>
      tropa.call(`GET /cms/api/team?${search}`, token === undefined ? {} : { token })
    expect([(await of()).status, find.mock.calls.length]).toEqual([403, 0])
    expect([(await of(tokens.ada)).status, find.mock.calls.length]).toEqual([200, 1])
  })

  it('refuse an upload of a visitor without reading any member', async () => {
    const countReads = readsOfMembers()
    expect(await upload()).toBe(413)
    expect(countReads()).toBe(0)
  })

  it('authenticate every request for itself, so that a logout takes effect at once', async () => {
    const leaving = await signIn(tropa.call, 'ada')
    expect(await upload(leaving)).toBe(201)
    await tropa.call('POST /api/user/logout', { token: leaving })
    expect(await upload(leaving)).toBe(413)
  })
})

describe('the pages of the panel', () => {
  const open = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${tropa.origin}${path}`, { headers, redirect: 'manual' })

  it.each([
    ['/cms', '/cms'],
    ['/cms/', '/cms/'],
    ['/cms/login', '/cms'],
    ['/cms/logout-inactivity?redirect=/cms/globals/site', '/cms/globals/site'],
    ['/cms/forgot', '/cms'],
    ['/cms/reset/a-token', '/cms'],
    ['/cms/globals/home?_rsc=abc', '/cms/globals/home'],
    ['/cms/collections/team?page=2&_rsc=abc&sort=name', '/cms/collections/team?page=2&sort=name'],
  ])('lead a visitor of %s to the login and back to %s', async (path, page) => {
    const { status, headers } = await open(path)
    expect([status, headers.get('location')]).toEqual([303, loginAddress(page)])
  })

  it('that are ours are closed to visitors and to members who are no editors', async () => {
    const { admin, collections, globals } = tropa.payload.config
    const viewsOf = (views: object = {}, folder = '') =>
      Object.values(views).flatMap((view: unknown) =>
        isRecord(view) && typeof view.path === 'string' ? [`/cms${folder}${view.path}`] : [],
      )
    const pages = [
      ...viewsOf(admin.components.views),
      ...collections.flatMap(({ slug, admin: { components } }) =>
        viewsOf(components?.views, `/collections/${slug}`),
      ),
      ...collections.flatMap(({ slug, versions }) =>
        versions ? [`/cms/collections/${slug}/x/versions`] : [],
      ),
      ...globals.flatMap(({ slug, versions }) =>
        versions ? [`/cms/globals/${slug}/versions`] : [],
      ),
    ]
    expect(pages).toContain(`/cms/collections/calendar/months`)
    const member = `Bearer ${await signIn(tropa.call, 'ben')}`
    for (const page of pages) {
      expect((await open(page)).headers.get('location')).toBe(loginAddress(page))
      const refused = await open(page, { authorization: member })
      expect(refused.headers.get('location')).toBe(closedPanelAddress)
    }
  })

  it('do not ask to sign in while the database is away', async () => {
    vi.spyOn(stampsOf(tropa.payload.db), 'read').mockRejectedValue(new DatabaseBusyError())
    const { status, headers } = await open('/cms')
    expect([status, headers.get('location')]).toEqual([503, null])
  })
})
