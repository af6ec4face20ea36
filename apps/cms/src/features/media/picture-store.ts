import type { Readable } from 'node:stream'

/** What a response needs to know about a stored picture. */
export interface StoredPicture {
  /** In bytes. */
  size: number
  /** Differs whenever the content differs. */
  version: string
  changedAt: Date
}

/** A part of a file; both ends are included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where the files of pictures are stored, by name. */
export interface PictureStore {
  names: () => Promise<string[]>
  find: (name: string) => Promise<StoredPicture | undefined>
  read: (name: string, range?: ByteRange) => Readable
  /** Stores the whole file or nothing, and replaces one of the same name. */
  write: (name: string, content: Readable) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** The name in a path `/NAME`; empty where the path is malformed. */
export const pictureName = (path: string) => {
  try {
    return decodeURIComponent(path.slice(1))
  } catch {
    return ''
  }
}

const isName = (name: string) => /^[\w-][\w.-]*$/.test(name)

/** The picture of that name. Names that could leave the folder of the pictures have none. */
export const findPicture = async (pictures: PictureStore, name: string) =>
  isName(name) ? pictures.find(name) : undefined
