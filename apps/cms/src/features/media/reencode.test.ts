import sharp, { type Sharp } from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { reencode } from './reencode'

const notReadable = 'Choose a JPEG, PNG, WebP or AVIF picture.'
const damaged = 'This file is damaged. Save the picture anew and choose it again.'

const plain = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: { r: 200, g: 0, b: 0 } } })

/** A chunk without a valid checksum, which no one reads to tell the type. */
const pngChunk = (type: string, size: number) => {
  const chunk = Buffer.alloc(12 + size)
  chunk.writeUInt32BE(size)
  chunk.write(type, 4)
  return chunk
}

const endOfPngHeader = 33

const apng = async () => {
  const png = await plain().png().toBuffer()
  return Buffer.concat([
    png.subarray(0, endOfPngHeader),
    pngChunk('acTL', 8),
    png.subarray(endOfPngHeader),
  ])
}

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
    ['an SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['an SVG behind a declaration', () => '<?xml version="1.0"?>\n<svg width="9" height="9"/>'],
    ['an SVG behind blanks', () => '\n\n   <svg width="9" height="9"/>'],
    ['a page', () => '<!doctype html><script>1</script>'],
    ['nothing', () => ' '],
    ['a PDF', () => '%PDF-1.7\n1 0 obj'],
    ['a GIF', () => plain().gif().toBuffer()],
    ['a TIFF', () => plain().tiff().toBuffer()],
    ['an animated PNG', apng],
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
    'calls a picture in %s damaged that ends too early',
    async (format) => {
      const data = await plain().resize(500, 500).toFormat(format).toBuffer()
      for (const end of [24, data.length * 0.75]) {
        await expect(reencode(data.subarray(0, end))).rejects.toThrow(damaged)
      }
    },
  )
})
