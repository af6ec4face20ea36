import { isRecord } from '@tropa/contract/is-record'
import type { Media } from '../../payload/payload-types'

/** The smaller sizes of a picture, by name. */
export const sizesOf = ({ sizes }: Partial<Media>) => Object.entries(sizes ?? {})

/** The names of all files of a picture's document: the picture itself and its smaller sizes. */
export const fileNamesOf = (picture: object): string[] => {
  const sizes = 'sizes' in picture && isRecord(picture.sizes) ? Object.values(picture.sizes) : []
  return [picture, ...sizes]
    .map((file) => (isRecord(file) ? file.filename : undefined))
    .filter((name) => typeof name === 'string')
}
