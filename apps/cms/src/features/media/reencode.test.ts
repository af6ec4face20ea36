import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { reencode } from './reencode'

const notReadable = 'Choose a JPEG, PNG, WebP or AVIF picture.'
const damaged = 'This file is damaged. Save the picture again and choose the new file.'

const plain = (red = 200) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: { r: red, g: 0, b: 0 } } })

const pngChunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

const endOfPngHeader = 33

/** A PNG with the chunk that says that it is animated: its default image is the first of two frames. */
const apng = async () => {
  const png = await plain().png().toBuffer()
  const animation = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
  return Buffer.concat([png.subarray(0, endOfPngHeader), animation, png.subarray(endOfPngHeader)])
}

const animatedWebp = async () => {
  const frames = await Promise.all([200, 10].map((red) => plain(red).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
}

/** A picture of a camera held upright: on its side, with the way to turn it. */
const rotated = () => plain().withMetadata({ orientation: 6 }).jpeg().toBuffer()

const cmyk = () => plain().toColourspace('cmyk').jpeg().toBuffer()

describe('reencode', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'turns a picture in %s into WebP',
    async (format) => {
      const picture = await reencode(await plain().toFormat(format).toBuffer())
      expect(await sharp(picture).metadata()).toMatchObject({
        format: 'webp',
        width: 20,
        height: 10,
      })
    },
  )

  it.each([
    ['an animated PNG', apng, { width: 20, height: 10 }],
    ['an animated WebP', animatedWebp, { width: 20, height: 10 }],
    ['a rotated photo', rotated, { width: 10, height: 20 }],
    ['a picture in the colours of print', cmyk, { width: 20, height: 10 }],
  ])('turns %s into one upright picture of its first frame', async (_what, create, size) => {
    const picture = sharp(await reencode(await create()))
    expect(await picture.metadata()).toMatchObject({ format: 'webp', space: 'srgb', ...size })
    expect((await picture.metadata()).pages ?? 1).toBe(1)
    const [red, green] = (await picture.stats()).channels
    expect(red?.mean).toBeGreaterThan(150)
    expect(green?.mean).toBeLessThan(60)
  })

  it('encodes two pictures at a time, and lets the others wait', async () => {
    const png = await plain().png().toBuffer()
    let most = 0
    const count = () => {
      const { queue, process } = sharp.counters()
      most = Math.max(most, queue + process)
    }
    sharp.queue.on('change', count)
    await Promise.all(Array.from({ length: 8 }, () => reencode(png)))
    sharp.queue.off('change', count)
    // Sharp may still count one that has just ended when the next begins; without turns it counts all eight.
    expect(most).toBeLessThanOrEqual(3)
  })

  it('refuses pictures decoded in one piece from 16 megapixels on', async () => {
    const deep = { width: 4100, height: 4000, channels: 3, background: '#000' } as const
    const png = await sharp({ create: deep }).toColourspace('rgb16').png().toBuffer()
    await expect(reencode(png)).rejects.toThrow('at most 16 megapixels')
  })

  it('says what to do with a HEIC picture', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await expect(reencode(heic)).rejects.toThrow('Save or export it as JPEG')
  })

  it.each([
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['an SVG behind a declaration', () => '<?xml version="1.0"?>\n<svg width="9" height="9"/>'],
    ['an SVG behind blanks', () => '\n\n   <svg width="9" height="9"/>'],
    ['a page', () => '<!doctype html><script>1</script>'],
    ['nothing', () => ' '],
    ['a PDF', () => '%PDF-1.7\n1 0 obj'],
    ['a GIF', () => plain().gif().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
  ])('refuses %s before sharp reads it', async (_what, create) => {
    const data = Buffer.from(await create())
    const instances = Object.getPrototypeOf(sharp()) as Sharp
    const readers = [vi.spyOn(instances, 'metadata'), vi.spyOn(instances, 'toBuffer')]
    await expect(reencode(data)).rejects.toThrow(notReadable)
    for (const reader of readers) {
      expect(reader).not.toHaveBeenCalled()
      reader.mockRestore()
    }
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'calls a picture in %s damaged if it ends too early',
    async (format) => {
      const data = await plain().resize(500, 500).toFormat(format).toBuffer()
      for (const end of [24, data.length * 0.75]) {
        await expect(reencode(data.subarray(0, end))).rejects.toThrow(damaged)
      }
    },
  )
})
