import { fileTypeFromBuffer } from 'file-type'
import { APIError } from 'payload'
import sharp from 'sharp'

/** What a picture may be when it is uploaded, by its content; its name says nothing. */
export const readableTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** The most bytes of an uploaded picture. */
export const maxPictureBytes = 10_000_000

const maxMegapixels = 40

/** No page shows a picture larger than this, in pixels. */
const longestSide = 1600

const refuse = (message: string) => new APIError(message, 400, null, true)

const sizeOf = async (data: Buffer) => {
  try {
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    throw refuse('This file is damaged. Save the picture anew and choose it again.')
  }
}

/**
 * Draws an uploaded picture anew as WebP: upright, still, no larger than a page needs, and with
 * nothing in it but its pixels.
 *
 * @throws a 400 that says what to do, for what is no picture, too large or damaged
 */
export const reencode = async (data: Buffer): Promise<Buffer> => {
  const type = await fileTypeFromBuffer(data)
  if (!type || !readableTypes.includes(type.mime)) {
    throw refuse('Choose a JPEG, PNG, WebP or AVIF picture.')
  }
  if ((await sizeOf(data)) > maxMegapixels * 1_000_000) {
    throw refuse(
      `Choose a picture of at most ${maxMegapixels} megapixels, or make this one smaller.`,
    )
  }
  try {
    return await sharp(data, { failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    throw refuse('This file is damaged. Save the picture anew and choose it again.')
  }
}
