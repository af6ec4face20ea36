import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { booted } from '../testing/boot'
import { pictureStoreOf } from './pictures'

const draw = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer()

const upload = async (background: string) => {
  const data = await draw(background)
  return { data, mimetype: 'image/png', name: 'tile.png', size: data.length }
}

describe('pictures', () => {
  const tropa = booted()
  let id: string
  let name: string

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${tropa.origin}/media/${path}`, { method, headers })

  const stored = () => pictureStoreOf(tropa.payload).names()

  beforeAll(async () => {
    const made = await tropa.payload.create({
      collection: 'media',
      data: { alt: 'A tile' },
      file: await upload('#aa5500'),
    })
    id = made.id
    name = String(made.filename)
  })

  it('are served as pictures only, to be cached for good', async () => {
    const response = await get(name)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      etag: expect.stringMatching(/^(W\/)?".+"$/),
      'last-modified': expect.any(String),
    })
    const { format, width } = await sharp(await response.arrayBuffer()).metadata()
    expect([format, width]).toEqual(['webp', 600])
  })

  it('are sent without a body for HEAD and for a matching ETag', async () => {
    const head = await get(name, {}, 'HEAD')
    const body = await (await get(name)).arrayBuffer()
    expect(head.headers.get('content-length')).toBe(String(body.byteLength))
    expect((await head.arrayBuffer()).byteLength).toBe(0)
    const etag = head.headers.get('etag') ?? ''
    // Without this header fetch adds its own, which asks for the whole picture.
    const known = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    expect((await get(name, known)).status).toBe(304)
  })

  it.each(['none.webp', '..%2Ftest.db', '.hidden', '%00', '%zz', 'a/b.webp', ''])(
    'are not found under the name %j',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    },
  )

  it('are stored in three sizes and removed when replaced or deleted', async () => {
    expect(await stored()).toHaveLength(3)
    const changed = await tropa.payload.update({
      collection: 'media',
      id,
      data: {},
      file: await upload('#0055aa'),
    })
    expect(changed.filename).not.toBe(name)
    expect((await get(name)).status).toBe(404)
    expect((await get(String(changed.filename))).status).toBe(200)
    expect(await stored()).toHaveLength(3)
    await tropa.payload.delete({ collection: 'media', id })
    expect(await stored()).toEqual([])
  })
})
