import { Semaphore } from 'async-mutex'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { visibleError } from '../../payload/hooks/visible-error'

/** The media types that can be uploaded, judged by a file's content and not by its name. */
export const readableTypes = ['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/avif']

const choose = 'Choose a JPEG, PNG, WebP or AVIF picture.'

/** What phones and cameras take besides, which neither this server nor most browsers read. */
const isHeic = (mime = '') => /^image\/hei[cf]/.test(mime)

const heic = 'This is a HEIC picture. Save or export it as JPEG and choose that file.'

const maxPictureBytes = 10_000_000

export const pictureTooLarge = 'Choose a file of at most 10 MB.'

const maxMegapixels = 40

/** The same for a picture that is decoded in one piece, which takes up to 19 bytes for each pixel. */
const maxHeavyMegapixels = 16

// No picture is decoded twice, so nothing of it is kept.
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
 * @returns how many turns it takes to encode it
 * @throws APIError with status 400
 */
const checkPicture = async (data: Buffer): Promise<number> => {
  // Checked before sharp, whose libraries also read SVG, TIFF and more.
  const type = await fileTypeFromBuffer(data)
  if (!type || !readableTypes.includes(type.mime)) {
    throw refusal(isHeic(type?.mime) ? heic : choose)
  }
  const { width, height, format, depth, isProgressive } = await readHeader(data)
  const isHeavy = format === 'heif' || depth !== 'uchar'
  const most = isHeavy ? maxHeavyMegapixels : maxMegapixels
  if (width * height > most * 1_000_000) {
    throw refusal(`Choose a picture of at most ${most} megapixels, or make this one smaller.`)
  }
  // A progressive one is decoded whole, too, at 4 bytes for each pixel.
  return isHeavy || isProgressive ? encoders : 1
}

/**
 * Re-encodes a picture as WebP: upright, the first frame of an animated one, no larger than pages need and without metadata.
 *
 * @throws APIError with status 400 or 413 when the file is not a picture, too large or damaged
 */
export const reencode = async (data: Buffer): Promise<Buffer> => {
  if (data.length > maxPictureBytes) throw refusal(pictureTooLarge, 413)
  const weight = await turns.runExclusive(() => checkPicture(data))
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
