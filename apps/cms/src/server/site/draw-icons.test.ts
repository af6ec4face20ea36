import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawIcons, iconNames, type IconParts } from './draw-icons'

const parts: IconParts = { name: 'Robótica', letter: 'C', picture: undefined, accent: 'teal' }

const sizes = [
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable-512.png', 512, 512],
  ['share.png', 1200, 630],
] as const

const content = async (name: string, changes: Partial<IconParts> = {}) =>
  (await drawIcons({ ...parts, ...changes }, '/icons/now')).get(name)?.content ?? Buffer.alloc(0)

describe('drawIcons', () => {
  it('draws every icon in the size that the pages and the manifest name', async () => {
    const icons = await drawIcons(parts, '/icons/now')
    expect(new Set(icons.keys())).toEqual(iconNames)
    for (const [name, width, height] of sizes) {
      const picture = await sharp(icons.get(name)?.content).metadata()
      expect(picture, name).toMatchObject({ format: 'png', width, height })
    }
  })

  it('puts a PNG of 32 pixels into the frame of an ICO file', async () => {
    const ico = await content('favicon.ico')
    expect(ico.subarray(0, 6)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0]))
    expect([ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([ico.length - 22, 22])
    expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32 })
  })

  it('names the site in the manifest and nowhere else', async () => {
    expect(JSON.parse(String(await content('site.webmanifest')))).toMatchObject({
      name: 'Robótica',
      short_name: 'Robótica',
    })
    expect(String(await content('favicon.svg'))).not.toContain('Robótica')
  })

  it('draws the letter in the accent, and a picture in its place', async () => {
    const svg = String(await content('favicon.svg'))
    expect(svg).toContain('#12a594')
    expect(svg.split('<rect').length - 2).toBe(17)
    const picture = await sharp({
      create: { width: 300, height: 100, channels: 3, background: 'red' },
    })
      .webp()
      .toBuffer()
    const replaced = String(await content('favicon.svg', { picture }))
    expect(replaced).toContain('<image')
    expect(replaced.split('<rect').length - 2).toBe(0)
    const { data } = await sharp(await content('icon-512.png', { picture }))
      .extract({ left: 256, top: 256, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const [red = 0, green = 255] = data
    expect(red).toBeGreaterThan(250)
    expect(green).toBeLessThan(5)
  })
})
