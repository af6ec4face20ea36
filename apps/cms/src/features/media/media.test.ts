import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { versionMessages } from '@tropa/contract/panel/versions'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { booted, signedIn } from '../../testing/boot'
import { portOf } from '../../testing/port'
import { pictureStoreOf } from '../../database/pictures'

interface Picture {
  id: string
  updatedAt: string
  filename: string
  filesize: number
  width: number
  sizes: Record<'small' | 'large', { filename: string }>
}

interface Refusal {
  errors: { message: string; data?: { errors: { path: string }[] } }[]
}

const tropa = booted({ RATE_LIMIT: 'off' })
const tokens: Record<string, string> = signedIn(tropa, 'eve', 'ben')

const red = { r: 200, g: 0, b: 0 }
const blue = { r: 0, g: 0, b: 200 }

const plain = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })

/** Red on the left, blue on the right. */
const twoColours = async () =>
  plain(1000, 500)
    .composite([{ input: await plain(500, 500, blue).png().toBuffer(), left: 500, top: 0 }])
    .jpeg()
    .toBuffer()

const send = async (
  data: Buffer,
  {
    name = 'photo.jpg',
    type = 'image/jpeg',
    who = 'eve',
    alt = 'Red',
    shown = undefined as string | undefined,
    path = '',
    method = 'POST',
  } = {},
) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ ...(alt !== '' && { alt }), updatedAt: shown }))
  if (data.length > 0) form.set('file', new Blob([new Uint8Array(data)], { type }), name)
  const request = { token: tokens[who], body: form }
  const { status, body } = await tropa.call(`${method} /cms/api/media${path}`, request)
  return { status, body, doc: body.doc as Picture | undefined }
}

const refusalOf = (body: unknown) => (body as Refusal).errors[0]

const messageOf = (body: unknown) => refusalOf(body)?.message

const served = async (filename = '') => {
  const response = await fetch(`${tropa.origin}/media/${filename}`)
  const data = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), data }
}

const dominant = async (data: Buffer) => (await sharp(data).stats()).dominant

describe('uploaded picture', () => {
  it('is stored upright as WebP without its metadata', async () => {
    const data = await plain(2400, 1200)
      .withExif({ IFD0: { Copyright: 'secret' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, doc } = await send(data, { name: '../../odd name.html' })
    expect(status).toBe(201)
    expect(doc?.filename).toMatch(/^[\da-f-]{36}\.webp$/)
    const stored = await served(doc?.filename)
    expect(stored).toMatchObject({ status: 200, type: 'image/webp' })
    expect(stored.data).toHaveLength(doc?.filesize ?? 0)
    expect(stored.data.includes('secret')).toBe(false)
    expect(await sharp(stored.data).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
      height: 1600,
    })
    for (const [size, width] of [
      ['small', 96],
      ['large', 480],
    ] as const) {
      const { data: square } = await served(doc?.sizes[size].filename)
      expect(await sharp(square).metadata()).toMatchObject({ format: 'webp', width, height: width })
    }
  })

  const stored = async () => ({
    pictures: (await tropa.payload.count({ collection: 'media' })).totalDocs,
    files: (await pictureStoreOf(tropa.payload).names()).length,
  })

  it('leaves no file behind when it has no description, and keeps the one that it would replace', async () => {
    const picture = await plain(500, 500).png().toBuffer()
    const { doc } = await send(picture)
    const before = await stored()
    expect((await send(picture, { alt: '' })).status).toBe(400)
    const replace = { path: `/${doc?.id ?? ''}`, method: 'PATCH', alt: 'x'.repeat(201) }
    expect((await send(picture, replace)).status).toBe(400)
    expect(await stored()).toEqual(before)
    expect((await served(doc?.filename)).status).toBe(200)
  })

  it('replaces the files of the one before, whatever fields of it the request asks for', async () => {
    const picture = await plain(500, 500).png().toBuffer()
    const { doc } = await send(picture)
    const before = await stored()
    const path = `/${doc?.id ?? ''}?select[alt]=true`
    expect((await send(Buffer.alloc(0), { path, method: 'PATCH', alt: 'Blue' })).status).toBe(200)
    expect((await served(doc?.filename)).status).toBe(200)
    expect((await send(picture, { path, method: 'PATCH' })).status).toBe(200)
    expect(await stored()).toEqual(before)
    expect((await served(doc?.filename)).status).toBe(404)
  })

  it('is not replaced by a form that shows the picture before it', async () => {
    const { doc } = await send(await plain(500, 500).png().toBuffer())
    const replace = { path: `/${doc?.id ?? ''}`, method: 'PATCH', shown: doc?.updatedAt }
    const newer = await plain(600, 600, blue).png().toBuffer()
    expect((await send(newer, replace)).status).toBe(200)
    const { status, body } = await send(await twoColours(), replace)
    expect([status, messageOf(body)]).toEqual([409, versionMessages.savedByOthers])
    // Its answer was lost: sent once more, it changes nothing.
    expect((await send(newer, replace)).status).toBe(200)
  })

  it.each(['PATCH', 'DELETE'])(
    'keeps its files when the %s fails at its commit',
    async (method) => {
      const picture = await plain(500, 500).png().toBuffer()
      const { doc } = await send(picture)
      vi.spyOn(tropa.payload.db, 'commitTransaction').mockRejectedValueOnce(new Error('disk full'))
      onTestFinished(() => void vi.restoreAllMocks())
      expect((await send(picture, { path: `/${doc?.id ?? ''}`, method })).status).toBe(500)
      expect((await served(doc?.filename)).status).toBe(200)
    },
  )

  it('leaves nothing behind when the upload breaks off', async () => {
    const before = await stored()
    const boundary = 'tropa'
    const upload = request(`${tropa.origin}/cms/api/media`, {
      method: 'POST',
      headers: {
        authorization: `JWT ${tokens.eve ?? ''}`,
        'content-length': 1_000_000,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    const ended = once(upload, 'error')
    const head = 'Content-Disposition: form-data; name="file"; filename="a.png"'
    upload.write(`--${boundary}\r\n${head}\r\nContent-Type: image/png\r\n\r\n`)
    upload.write(await plain(500, 500).png().toBuffer(), () => upload.destroy(new Error('gone')))
    await ended
    expect((await send(await plain(500, 500).png().toBuffer())).status).toBe(201)
    expect(await stored()).toEqual({ pictures: before.pictures + 1, files: before.files + 3 })
  })

  it.each([
    ['a visitor', ''],
    ['a member who is not an editor', 'ben'],
  ])('is refused from %s', async (_caller, who) => {
    const data = await plain(10, 10).png().toBuffer()
    expect((await send(data, { who })).status).toBe(403)
  })
})

it('does not fetch a picture from an address in the request', async () => {
  let requests = 0
  const otherServer = createServer((_request, response) => {
    requests += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await once(otherServer, 'listening')
  const port = portOf(otherServer)
  const { status, body } = await tropa.call(`POST /cms/api/media`, {
    token: tokens.eve ?? '',
    body: { alt: 'x', filename: 'a.jpg', url: `http://127.0.0.1:${port}/a.jpg` },
  })
  otherServer.close()
  const message = 'Choose a picture.'
  expect([status, messageOf(body), requests]).toEqual([400, message, 0])
  expect(refusalOf(body)?.data?.errors).toEqual([{ path: 'file', message }])
})

describe('reencode', () => {
  it('refuses a picture of more than 50 megapixels in a small file, also at its field', async () => {
    const data = await plain(8000, 6251).png().toBuffer()
    expect(data.length).toBeLessThan(1_000_000)
    const { status, body } = await send(data, { name: 'photo.png', type: 'image/png' })
    const message = 'Choose a picture of at most 50 megapixels, or make this one smaller.'
    expect([status, messageOf(body)]).toEqual([400, message])
    expect(refusalOf(body)?.data?.errors).toEqual([{ path: 'file', message }])
  })

  it('refuses a file of more than 15 MB', async () => {
    const { status, body } = await send(Buffer.alloc(15_000_001, 1))
    expect([status, messageOf(body)]).toEqual([413, 'Choose a file of at most 15 MB.'])
  })
})

describe('focal point', () => {
  const focal = (x: number) => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=50`

  it('is the centre of the cropped squares, at the upload and after a change, which does not compress the picture again', async () => {
    const { doc } = await send(await twoColours(), { path: `?${focal(0)}` })
    const before = await served(doc?.sizes.large.filename)
    expect((await dominant(before.data)).b).toBeLessThan(50)

    const whole = await served(doc?.filename)
    const path = `/${doc?.id ?? ''}?${focal(100)}`
    const moved = await send(Buffer.alloc(0), { path, method: 'PATCH' })
    expect(moved.status).toBe(200)
    const after = await served(moved.doc?.sizes.large.filename)
    expect((await dominant(after.data)).b).toBeGreaterThan(150)
    const kept = await served(moved.doc?.filename)
    expect(kept.data.equals(whole.data)).toBe(true)
    // Browsers cache the old address for a year.
    expect(moved.doc?.sizes.large.filename).not.toBe(doc?.sizes.large.filename)
    expect((await served(doc?.sizes.large.filename)).status).toBe(404)
  })

  it('is the only edit that a request can make', async () => {
    const cut = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=10'
    const size = 'uploadEdits[crop][height]=10&uploadEdits[widthInPixels]=9000'
    const { doc } = await send(await twoColours(), { path: `?${cut}&${size}&${focal(50)}` })
    expect(doc?.width).toBe(1000)
  })
})

describe('portrait', () => {
  const image = async () => (await send(await plain(500, 500).png().toBuffer())).doc?.id ?? ''

  it.each(['published', 'draft'] as const)(
    'of a %s team member cannot be deleted',
    async (_status) => {
      const id = await image()
      const links = ['a@example.com', 'b@example.com', 'c@example.com'].map((url) => ({ url }))
      const data = { name: 'Dina', alt: 'Dina', role: 'Dev', bio: 'x', image: id, links, _status }
      await tropa.payload.create({ collection: 'team', data, draft: _status === 'draft' })
      const { status, body } = await tropa.call(`DELETE /cms/api/media/${id}`, {
        token: tokens.eve ?? '',
      })
      expect([status, messageOf(body)]).toEqual([
        400,
        'This is the portrait of Dina. Choose another one there first.',
      ])
    },
  )

  it('that no team member uses can be deleted', async () => {
    const path = `DELETE /cms/api/media/${await image()}`
    expect((await tropa.call(path, { token: tokens.eve ?? '' })).status).toBe(200)
  })
})
