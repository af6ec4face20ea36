import { isRecord } from '@tropa/contract/is-record'

/** The names of the files of a media document: the picture and its smaller sizes. */
export const pictureNamesIn = (doc: Record<string, unknown>): string[] =>
  [doc, ...Object.values(isRecord(doc.sizes) ? doc.sizes : {})]
    .map((file) => (isRecord(file) ? file.filename : undefined))
    .filter((name) => typeof name === 'string')
