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

/** No page shows a picture larger than this, in pixels. */
const longestSide = 1600

const damaged = 'This file is damaged. Save the picture again and choose the new file.'

/** Refuses the `file` of Payload's form. */
const refusal = (message: string, status = 400) => visibleError(message, status, 'file')

const countPixels = async (data: Buffer) => {
  try {
    const { width, height } = await sharp(data, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    throw refusal(damaged)
  }
}

/**
 * Refuses what is no picture by its content, whatever its name says.
 *
 * @throws APIError with status 400
 */
const checkPicture = async (data: Buffer): Promise<void> => {
  // Checked before sharp, whose libraries also read SVG, TIFF and more.
  const type = await fileTypeFromBuffer(data)
  if (!type || !readableTypes.includes(type.mime)) {
    throw refusal(isHeic(type?.mime) ? heic : choose)
  }
  if ((await countPixels(data)) > maxMegapixels * 1_000_000) {
    throw refusal(
      `Choose a picture of at most ${maxMegapixels} megapixels, or make this one smaller.`,
    )
  }
}

/**
 * Re-encodes a picture as WebP: upright, the first frame of an animated one, no larger than pages need and without metadata.
 *
 * @throws APIError with status 400 or 413 when the file is not a picture, too large or damaged
 */
export const reencode = async (data: Buffer): Promise<Buffer> => {
  if (data.length > maxPictureBytes) throw refusal(pictureTooLarge, 413)
  await checkPicture(data)
  try {
    return await sharp(data, { failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer()
  } catch {
    throw refusal(damaged)
  }
}

/** Whether a stored file is a picture, as an upload is judged. */
export const isPicture = (data: Buffer): Promise<boolean> =>
  checkPicture(data).then(
    () => true,
    () => false,
  )
