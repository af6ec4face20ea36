import { Semaphore } from 'async-mutex'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { pictureLimits, pictureMessages } from '@tropa/contract/panel/pictures'
import { visibleError } from '../../payload/hooks/visible-error'

/** The media types that can be uploaded, judged by a file's content and not by its name. */
export const readableTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif']

/** A format of phones and cameras that neither this server nor most browsers read. */
const isHeic = (mime = '') => /^image\/hei[cf]/.test(mime)

// No picture is decoded twice, so a cache would be of no use.
sharp.cache(false)

/** Pictures that are encoded at the same time, while the others wait; one that is decoded whole counts as two. */
const encoders = 2
const turns = new Semaphore(encoders)

/** No page shows a picture larger than this, in pixels. */
const longestSide = 1600

const damaged = 'This file is damaged. Save the picture again and choose the new file.'

/** Refuses the `file` of Payload's form. */
const refusal = (message: string, status = 400) => visibleError(message, status, 'file')

const readHeader = async (data: Buffer) => {
  try {
    return await sharp(data, { limitInputPixels: false }).metadata()
  } catch {
    throw refusal(damaged)
  }
}

/**
 * Refuses what is no picture by its content, whatever its name says.
 *
 * @returns its size in pixels, and how many turns it takes to encode it
 * @throws APIError with status 400
 */
const checkPicture = async (data: Buffer) => {
  // Checked before sharp, whose libraries also read SVG, TIFF and more.
  const type = await fileTypeFromBuffer(data)
  if (!type || !readableTypes.includes(type.mime)) {
    throw refusal(isHeic(type?.mime) ? pictureMessages.heic : pictureMessages.choose)
  }
  const { width, height, format, depth, isProgressive } = await readHeader(data)
  const isHeavy = format === 'heif' || depth !== 'uchar'
  const most = isHeavy ? pictureLimits.wholeMegapixels : pictureLimits.megapixels
  if (width * height > most * 1_000_000) throw refusal(pictureMessages.tooManyPixels(most))
  // These are decoded whole, too, at 4 bytes for each pixel.
  const isWhole = isProgressive || format === 'webp'
  return { width, height, weight: isHeavy || isWhole ? encoders : 1 }
}

/** Refuses a picture that is too long, because Payload fails to cut squares from it. Stored ones stay as they are. */
const checkUpload = async (data: Buffer): Promise<number> => {
  const { width, height, weight } = await checkPicture(data)
  const isTooLong = Math.max(width, height) > pictureLimits.length * Math.min(width, height)
  if (isTooLong) throw refusal(pictureMessages.tooLong)
  return weight
}

/**
 * Re-encodes a picture as WebP: upright, the first frame of an animated one, no larger than pages need and without
 * metadata.
 *
 * @throws APIError with status 400 or 413 when the file is not a picture, too large or damaged
 */
export const reencode = async (data: Buffer): Promise<Buffer> => {
  if (data.length > pictureLimits.megabytes * 1_000_000) {
    throw refusal(pictureMessages.tooLarge, 413)
  }
  const weight = await turns.runExclusive(() => checkUpload(data))
  const encode = () =>
    sharp(data, { failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  return turns.runExclusive(encode, weight).catch(() => {
    throw refusal(damaged)
  })
}

/** Whether a stored file is a picture, as an upload is judged. */
export const isPicture = (data: Buffer): Promise<boolean> =>
  checkPicture(data).then(
    () => true,
    () => false,
  )
