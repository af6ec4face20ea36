import type { Media } from '../../payload/payload-types'

/** The smaller sizes of a picture, by name. */
export const sizesOf = ({ sizes }: Partial<Media>) => Object.entries(sizes ?? {})

/** The names of all files of a picture: the picture itself and its smaller sizes. */
export const fileNamesOf = (picture: Partial<Media>): string[] =>
  [picture.filename, ...sizesOf(picture).map(([, size]) => size.filename)].filter(
    (name) => typeof name === 'string',
  )
