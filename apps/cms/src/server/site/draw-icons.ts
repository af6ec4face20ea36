import type { Accent } from '@tropa/contract/settings/accents'
import { markSquares } from '@tropa/ui/mark'
import { drawingOf } from '@tropa/ui/mark-drawing'
import sharp from 'sharp'
import { accentColours, inkColour, paperColour } from './accent-colours'

/** The parts that a team's icons are made of. */
export interface IconParts {
  name: string
  letter: string
  /** The picture that replaces the letter. */
  picture: Buffer | undefined
  accent: Accent
}

export interface Icon {
  type: string
  content: Buffer
}

/** The longest side of a picture in an icon, in pixels: in the SVG one, and in the others. */
const pictureSides = { svg: 128, png: 640 }

const embedded = async (picture: Buffer, side: number) => {
  const png = await sharp(picture).resize(side, side, { fit: 'inside' }).png().toBuffer()
  return `<image width="7" height="7" href="data:image/png;base64,${png.toString('base64')}"/>`
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

const tile = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

/** Places the mark, which is drawn on a grid of seven, in a square. */
const placed = (mark: string, x: number, y: number, side: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${side / 7})" fill="${fill}">${mark}</g>`

/** A share of the icon's side. */
const roundCorner = 0.22

const iconSvg = (side: number, share: number, corner: number, mark: string, accent: Accent) => {
  const { ground, sign } = accentColours[accent]
  const margin = (side * (1 - share)) / 2
  return svg(
    side,
    side,
    tile(0, 0, side, side, side * corner, ground) +
      placed(mark, margin, margin, side * share, sign),
  )
}

/** The mark on its accent beside an ink tile, on which the mark appears again, larger and barely visible. */
const shareSvg = (mark: string, accent: Accent) => {
  const { ground, sign } = accentColours[accent]
  return svg(
    1200,
    630,
    `<clipPath id="right"><rect x="606" y="48" width="546" height="534" rx="40"/></clipPath>` +
      tile(0, 0, 1200, 630, 0, paperColour) +
      tile(48, 48, 534, 534, 40, ground) +
      placed(mark, 107, 107, 416, sign) +
      tile(606, 48, 546, 534, 40, inkColour) +
      `<g clip-path="url(#right)" opacity="0.28">${placed(mark, 690, 150, 840, ground)}</g>`,
  )
}

const toPng = (drawing: string) =>
  sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer()

/** An ICO file of one PNG, of 32 × 32 pixels. */
const icoOf = (png: Buffer) => {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // An icon
  header.writeUInt16LE(1, 4) // Of one picture
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10) // Planes
  header.writeUInt16LE(32, 12) // Bits of a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const manifestOf = (name: string, folder: string) =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: paperColour,
    theme_color: paperColour,
    icons: [
      { src: `${folder}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${folder}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${folder}/icon-maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  })

export const iconNames: ReadonlySet<string> = new Set([
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.png',
  'site.webmanifest',
])

/**
 * Draws a team's icons and its manifest, by the name of their file.
 *
 * @param folder - their permanent folder, for the manifest
 */
export const drawIcons = async (
  { name, letter, picture, accent }: IconParts,
  folder: string,
): Promise<ReadonlyMap<string, Icon>> => {
  const squares = markSquares(drawingOf(letter))
  const mark = picture ? await embedded(picture, pictureSides.png) : squares
  const smallMark = picture ? await embedded(picture, pictureSides.svg) : squares
  const icon = (side: number, share: number, corner = 0) =>
    toPng(iconSvg(side, share, corner, mark, accent))
  const [small, touch, medium, large, maskable, share] = await Promise.all([
    icon(32, 0.72, roundCorner),
    icon(180, 0.62),
    icon(192, 0.62, roundCorner),
    icon(512, 0.62, roundCorner),
    icon(512, 0.5),
    toPng(shareSvg(mark, accent)),
  ])
  const png = (content: Buffer): Icon => ({ type: 'image/png', content })
  return new Map([
    ['favicon.ico', { type: 'image/x-icon', content: icoOf(small) }],
    [
      'favicon.svg',
      {
        type: 'image/svg+xml',
        content: Buffer.from(iconSvg(32, 0.72, roundCorner, smallMark, accent)),
      },
    ],
    ['apple-touch-icon.png', png(touch)],
    ['icon-192.png', png(medium)],
    ['icon-512.png', png(large)],
    ['icon-maskable-512.png', png(maskable)],
    ['share.png', png(share)],
    [
      'site.webmanifest',
      { type: 'application/manifest+json', content: Buffer.from(manifestOf(name, folder)) },
    ],
  ])
}
