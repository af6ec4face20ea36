import { once } from 'node:events'
import { createServer, request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '../../payload/slugs'
import { boot, type Booted } from '../../testing/boot'
import { portOf } from '../../testing/port'
import { createMember, signIn } from '../../testing/fixtures'
import { picturesOf } from './pictures'

interface Picture {
  id: string
  filename: string
  width: number
  sizes: Record<'small' | 'large', { filename: string }>
}

interface Refusal {
  errors: { message: string; data?: { errors: { path: string }[] } }[]
}

let tropa: Booted
const tokens: Record<string, string> = {}

beforeAll(async () => {
  tropa = await boot({ RATE_LIMIT: 'off' })
  await createMember(tropa.payload, 'eve', 'user', { isEditor: true })
  for (const name of ['eve', 'ben']) tokens[name] = await signIn(tropa.call, name)
})
afterAll(() => tropa.stop())

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
    path = '',
    method = 'POST',
  } = {},
) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(alt === '' ? {} : { alt }))
  if (data.length > 0) form.set('file', new Blob([new Uint8Array(data)], { type }), name)
  // Sent whole, so that it says how long it is.
  const whole = new Response(form)
  const response = await fetch(`${tropa.origin}/cms/api/${slugs.media}${path}`, {
    method,
    headers: {
      'content-type': whole.headers.get('content-type') ?? '',
      ...(tokens[who] && { authorization: `JWT ${tokens[who]}` }),
    },
    body: await whole.arrayBuffer(),
  })
  const body: unknown = await response.json()
  return { status: response.status, body, doc: (body as { doc?: Picture }).doc }
}

const messageOf = (body: unknown) => (body as Refusal).errors[0]?.message

const served = async (filename = '') => {
  const response = await fetch(`${tropa.origin}/media/${filename}`)
  const data = Buffer.from(await response.arrayBuffer())
  return { status: response.status, type: response.headers.get('content-type'), data }
}

const dominant = async (data: Buffer) => (await sharp(data).stats()).dominant

describe('an uploaded picture', () => {
  it('is drawn anew as WebP, upright, with nothing in it but its pixels', async () => {
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

  it('that moves is still', async () => {
    const frames = await sharp(Buffer.concat([Buffer.alloc(300, 0), Buffer.alloc(300, 200)]), {
      raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const { doc } = await send(frames, { name: 'moves.webp', type: 'image/webp' })
    const { data } = await served(doc?.filename)
    expect((await sharp(data).metadata()).pages ?? 1).toBe(1)
  })

  it('that breaks off leaves nothing, and the next one goes on', async () => {
    const stored = async () => ({
      pictures: (await tropa.payload.count({ collection: slugs.media })).totalDocs,
      files: (await picturesOf(tropa.payload, tropa.env).names()).length,
    })
    const before = await stored()
    const boundary = 'tropa'
    const upload = request(`${tropa.origin}/cms/api/${slugs.media}`, {
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

  it('needs a description', async () => {
    const { status, body } = await send(await plain(10, 10).png().toBuffer(), { alt: '' })
    expect(status).toBe(400)
    expect((body as Refusal).errors[0]?.data?.errors[0]?.path).toBe('alt')
  })

  it.each(['', 'ben'])('is refused of “%s”', async (who) => {
    const data = await plain(10, 10).png().toBuffer()
    expect((await send(data, { who })).status).toBe(403)
  })
})

it('a picture is not fetched from an address', async () => {
  let asked = 0
  const elsewhere = createServer((_request, response) => {
    asked += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const port = portOf(elsewhere)
  const { status, body } = await tropa.call(`POST /cms/api/${slugs.media}`, {
    token: tokens.eve ?? '',
    body: { alt: 'x', filename: 'a.jpg', url: `http://127.0.0.1:${port}/a.jpg` },
  })
  elsewhere.close()
  expect([status, messageOf(body), asked]).toEqual([400, 'Choose a picture.', 0])
})

describe('refused is', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
  const notRead = 'Choose a JPEG, PNG, WebP or AVIF picture.'

  it.each([
    ['an SVG', svg],
    ['an SVG behind a declaration', `<?xml version="1.0"?>\n${svg}`],
    ['an SVG behind blanks', `\n\n   ${svg}`],
    ['a page', '<!doctype html><script>1</script>'],
    ['a script', 'alert(1)'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'],
    ['nothing', ' '],
  ])('%s, whatever its name and type say', async (_what, text) => {
    for (const [name, type] of [
      ['photo.png', 'image/png'],
      ['photo.svg', 'image/svg+xml'],
      ['photo.webp', 'image/webp'],
    ] as const) {
      const { status, body } = await send(Buffer.from(text), { name, type })
      expect([status, messageOf(body)]).toEqual([400, notRead])
    }
  })

  it('a damaged picture', async () => {
    const data = await twoColours()
    const { status, body } = await send(data.subarray(0, data.length / 2))
    expect([status, messageOf(body)]).toEqual([
      400,
      'This file is damaged. Save the picture anew and choose it again.',
    ])
  })

  it('a picture of more than 40 megapixels, however few its bytes', async () => {
    const data = await plain(8000, 5001).png().toBuffer()
    expect(data.length).toBeLessThan(1_000_000)
    const { status, body } = await send(data, { name: 'photo.png', type: 'image/png' })
    expect([status, messageOf(body)]).toEqual([
      400,
      'Choose a picture of at most 40 megapixels, or make this one smaller.',
    ])
  })

  it('a file of more than 10 MB', async () => {
    const { status, body } = await send(Buffer.alloc(10_000_001, 1))
    expect([status, messageOf(body)]).toEqual([413, 'Choose a file of at most 10 MB.'])
  })
})

describe('the focal point', () => {
  const focal = (x: number) => `uploadEdits[focalPoint][x]=${x}&uploadEdits[focalPoint][y]=50`

  it('is what the squares are cut around, at the upload and afterwards', async () => {
    const { doc } = await send(await twoColours(), { path: `?${focal(0)}` })
    const before = await served(doc?.sizes.large.filename)
    expect((await dominant(before.data)).b).toBeLessThan(50)

    const path = `/${doc?.id ?? ''}?${focal(100)}`
    const moved = await send(Buffer.alloc(0), { path, method: 'PATCH' })
    expect(moved.status).toBe(200)
    const after = await served(moved.doc?.sizes.large.filename)
    expect((await dominant(after.data)).b).toBeGreaterThan(150)
    // Browsers keep an address for a year.
    expect(moved.doc?.sizes.large.filename).not.toBe(doc?.sizes.large.filename)
    expect((await served(doc?.sizes.large.filename)).status).toBe(404)
  })

  it('is all that an address can ask for', async () => {
    const cut = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=10'
    const size = 'uploadEdits[crop][height]=10&uploadEdits[widthInPixels]=9000'
    const { doc } = await send(await twoColours(), { path: `?${cut}&${size}&${focal(50)}` })
    expect(doc?.width).toBe(1000)
  })
})

describe('a portrait', () => {
  const image = async () => (await send(await plain(500, 500).png().toBuffer())).doc?.id ?? ''

  it.each(['published', 'draft'] as const)('of a %s member is not deleted', async (_status) => {
    const id = await image()
    const links = ['a@example.com', 'b@example.com', 'c@example.com'].map((url) => ({ url }))
    const data = { name: 'Dina', alt: 'Dina', role: 'Dev', bio: 'x', image: id, links, _status }
    await tropa.payload.create({ collection: slugs.team, data, draft: _status === 'draft' })
    const { status, body } = await tropa.call(`DELETE /cms/api/${slugs.media}/${id}`, {
      token: tokens.eve ?? '',
    })
    expect([status, messageOf(body)]).toEqual([
      400,
      'This is the portrait of Dina. Choose another one there first.',
    ])
  })

  it('of nobody is', async () => {
    const path = `DELETE /cms/api/${slugs.media}/${await image()}`
    expect((await tropa.call(path, { token: tokens.eve ?? '' })).status).toBe(200)
  })
})
