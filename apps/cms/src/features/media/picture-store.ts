import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { isMongodb, requireMongodb } from '../../database/engine'
import { hasCode } from '../../database/files'
import {
  databaseOf,
  pictureBucketName,
  pictureChunkCollection,
  pictureFileCollection,
} from '../../database/mongodb/side-collections'

interface StoredPicture {
  /** In bytes. */
  size: number
  /** Differs whenever the content differs. */
  version: string
  changedAt: Date
}

export interface PictureStore {
  names: () => Promise<string[]>
  find: (name: string) => Promise<StoredPicture | undefined>
  read: (name: string) => Readable
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

export const mediaFolder = (dataFolder: string): string => join(dataFolder, 'media')

const unlessMissing = async <Result, Default>(result: Promise<Result>, missing: Default) => {
  try {
    return await result
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return missing
    throw error
  }
}

export const folderStore = (folder: string): PictureStore => ({
  names: async () => {
    const entries = await unlessMissing(readdir(folder, { withFileTypes: true }), [])
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
  },
  find: async (name) => {
    const file = await unlessMissing(stat(join(folder, name)), undefined)
    if (!file) return undefined
    const { size, mtime } = file
    return { size, version: `${size}-${mtime.getTime()}`, changedAt: mtime }
  },
  read: (name) => createReadStream(join(folder, name)),
  write: async (name, content) => {
    await mkdir(folder, { recursive: true })
    const partial = join(folder, `.${name}.part`)
    try {
      await pipeline(content, createWriteStream(partial, { flush: true }))
      await rename(partial, join(folder, name))
    } finally {
      await rm(partial, { force: true })
    }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
})

const openBucket = (payload: Payload) => {
  const adapter = requireMongodb(payload.db)
  const { GridFSBucket } = adapter.connection.base.mongo
  return new GridFSBucket(databaseOf(adapter), {
    bucketName: pictureBucketName,
    writeConcern: { w: 'majority', journal: true },
  })
}

/** Stores pictures in MongoDB, where every instance finds them. */
export const gridfsStore = (payload: Payload): PictureStore => {
  const bucket = openBucket(payload)
  const versionsOf = (filename: string) =>
    bucket.find({ filename }).sort({ uploadDate: -1 }).toArray()
  return {
    names: async () => {
      const files = await bucket.find().toArray()
      return [...new Set(files.map(({ filename }) => filename))]
    },
    find: async (name) => {
      const [file] = await versionsOf(name)
      return (
        file && { size: file.length, version: file._id.toHexString(), changedAt: file.uploadDate }
      )
    },
    read: (name) => bucket.openDownloadStreamByName(name),
    write: async (name, content) => {
      const replaced = await versionsOf(name)
      await pipeline(content, bucket.openUploadStream(name))
      await Promise.all(replaced.map(({ _id }) => bucket.delete(_id)))
    },
    remove: async (name) => {
      await Promise.all((await versionsOf(name)).map(({ _id }) => bucket.delete(_id)))
    },
  }
}

/** Deletes every picture in MongoDB, and what interrupted uploads have left. */
export const deleteAllPictures = async (payload: Payload): Promise<void> => {
  const database = databaseOf(requireMongodb(payload.db))
  await pictureFileCollection(database).deleteMany({})
  await pictureChunkCollection(database).deleteMany({})
}

/** The store beside the database: a folder or, on MongoDB, the database itself. */
export const pictureStoreOf = (payload: Payload): PictureStore =>
  isMongodb(payload.db)
    ? gridfsStore(payload)
    : folderStore(mediaFolder(String(payload.config.custom.dataFolder)))
