/* Draws the favicon, the icons of the manifest and the share card into public/: node scripts/draw-icons.mjs */
import { Buffer } from 'node:buffer'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright'

const ink = '#21201c'
const amber = '#ffc53d'
const paper = '#fcfaf1'

const publicFolder = new URL('../public/', import.meta.url)
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
)

const cells = [
  ...Array.from({ length: 7 }, (_, x) => [x, 0]),
  ...Array.from({ length: 6 }, (_, y) => [3, y + 1]),
]

const mark = (size, at, gap = 0.07) => {
  const unit = size / 7
  const inset = gap * unit
  const side = unit - 2 * inset
  return cells
    .map(([x, y]) => {
      const [left, top] = [at + x * unit + inset, at + y * unit + inset]
      const numbers = [left, top, side, side, side * 0.28].map((number) => +number.toFixed(2))
      return `<rect x="${numbers[0]}" y="${numbers[1]}" width="${numbers[2]}" height="${numbers[3]}" rx="${numbers[4]}"/>`
    })
    .join('')
}

/** @param reach - the mark's share of the square; launchers crop a maskable icon to its middle */
const icon = (size, reach, corner, gap) => {
  const side = size * reach
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" rx="${size * corner}" fill="${amber}"/><g fill="${ink}">${mark(side, (size - side) / 2, gap)}</g></svg>`
}

const card = `<style>
  @font-face { font-family: Bricolage; font-weight: 200 800;
    src: url(data:font/woff2;base64,${readFileSync(fontFile).toString('base64')}) }
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 48px;
    display: grid; grid-template-columns: 534px 1fr; gap: 24px; background: ${paper};
    color: ${ink}; font-family: Bricolage; font-weight: 650; letter-spacing: -0.02em }
  div { border-radius: 36px; position: relative }
  .mark { background: ${amber} }
  .line { background: ${ink}; color: ${paper}; padding: 48px; display: flex;
    flex-direction: column; justify-content: space-between }
  b { font-size: 56px; font-weight: 650 } p { margin: 0; font-size: 64px; line-height: 1.08 }
</style>
<div class="mark"><svg viewBox="0 0 534 534" fill="${ink}">${mark(414, 60)}</svg></div>
<div class="line"><b>Tropa</b><p>The team is created for the upcoming Capstone</p></div>`

const systemChromium = '/usr/bin/chromium'
const browser = await chromium.launch(
  existsSync(systemChromium) ? { executablePath: systemChromium, args: ['--no-sandbox'] } : {},
)

const draw = async (name, width, height, html) => {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  const image = await page.screenshot({ omitBackground: true })
  await page.close()
  if (name) writeFileSync(new URL(name, publicFolder), image)
  return image
}

const drawIcon = (name, size, reach, corner) =>
  draw(
    name,
    size,
    size,
    `<style>body{margin:0}svg{display:block;width:100%}</style>${icon(size, reach, corner)}`,
  )

/** Makes an .ico file of one PNG. */
const ico = (png, size) => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

writeFileSync(new URL('favicon.svg', publicFolder), `${icon(32, 0.72, 0.22, 0.05)}\n`)
writeFileSync(new URL('favicon.ico', publicFolder), ico(await drawIcon('', 32, 0.72, 0.22), 32))
await drawIcon('apple-touch-icon.png', 180, 0.6, 0)
await drawIcon('icon-192.png', 192, 0.62, 0.22)
await drawIcon('icon-512.png', 512, 0.62, 0.22)
await drawIcon('icon-maskable-512.png', 512, 0.5, 0)
await draw('share.png', 1200, 630, card)
await browser.close()
