import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { picturesOf } from './pictures'

const draw = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

const upload = async (background: string) => {
  const data = await draw(background)
  return { data, mimetype: 'image/png', name: 'tile.png', size: data.length }
}

describe('pictures', () => {
  let tropa: Booted
  let id: string
  let name: string

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${tropa.origin}/media/${path}`, { method, headers })

  const stored = () => picturesOf(tropa.payload, tropa.env).names()

  beforeAll(async () => {
    tropa = await boot()
    const made = await tropa.payload.create({
      collection: slugs.media,
      data: { alt: 'A tile' },
      file: await upload('#aa5500'),
    })
    id = made.id
    name = String(made.filename)
  })
  afterAll(() => tropa.stop())

  it('are served for good, and as nothing but pictures', async () => {
    const answer = await get(name)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^(W\/)?".+"$/),
      'last-modified': expect.any(String),
    })
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width]).toEqual(['webp', 600])
  })

  it('are sent without a body for HEAD, and not again to who has them', async () => {
    const head = await get(name, {}, 'HEAD')
    const body = await (await get(name)).arrayBuffer()
    expect(head.headers.get('content-length')).toBe(String(body.byteLength))
    expect((await head.arrayBuffer()).byteLength).toBe(0)
    const etag = head.headers.get('etag') ?? ''
    // Else fetch asks for the whole of it by itself.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect((await get(name, known)).status).toBe(304)
  })

  it('are sent in parts', async () => {
    const whole = Buffer.from(await (await get(name)).arrayBuffer())
    const part = await get(name, { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`)
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
    const end = await get(name, { range: 'bytes=-5' })
    expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-5))
    const beyond = await get(name, { range: `bytes=${whole.length}-` })
    expect(beyond.status).toBe(416)
  })

  it.each(['none.webp', '..%2Ftest.db', '.hidden', '%00', '%zz', 'a/b.webp', ''])(
    'are not there under the name %j',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    },
  )

  it('lie where they are kept in three sizes, and go when replaced or deleted', async () => {
    expect(await stored()).toHaveLength(3)
    const changed = await tropa.payload.update({
      collection: slugs.media,
      id,
      data: {},
      file: await upload('#0055aa'),
    })
    expect(changed.filename).not.toBe(name)
    expect((await get(name)).status).toBe(404)
    expect((await get(String(changed.filename))).status).toBe(200)
    expect(await stored()).toHaveLength(3)
    await tropa.payload.delete({ collection: slugs.media, id })
    expect(await stored()).toEqual([])
  })
})
