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
import type { Env } from '../../env'

/** A stored picture, as an answer describes it. */
export interface Picture {
  size: number
  /** Changes when the picture does. */
  version: string
  changedAt: Date
}

/** The first and the last byte of a part. */
export interface Range {
  start: number
  end: number
}

/** Where pictures lie: a folder beside the embedded database, GridFS within a MongoDB. */
export interface Pictures {
  names: () => Promise<string[]>
  find: (name: string) => Promise<Picture | undefined>
  read: (name: string, range?: Range) => Readable
  /** Stores a picture whole or not at all, in the place of one that has its name. */
  write: (name: string, content: Readable) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** The folder of the pictures that lie beside the embedded database. */
export const mediaFolder = (dataFolder: string) => join(dataFolder, 'media')

/** Pictures in a folder. */
const folderPictures = (folder: string): Pictures => ({
  names: async () => {
    try {
      const entries = await readdir(folder, { withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return []
      throw error
    }
  },
  find: async (name) => {
    try {
      const { size, mtime } = await stat(join(folder, name))
      return { size, version: `${size}-${mtime.getTime()}`, changedAt: mtime }
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined
      throw error
    }
  },
  read: (name, range) => createReadStream(join(folder, name), range),
  write: async (name, content) => {
    await mkdir(folder, { recursive: true })
    const draft = join(folder, `.${name}.part`)
    try {
      await pipeline(content, createWriteStream(draft, { flush: true }))
      await rename(draft, join(folder, name))
    } finally {
      await rm(draft, { force: true })
    }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
})

const bucketOf = ({ db }: Payload) => {
  const adapter = requireMongodb(db)
  const { GridFSBucket } = adapter.connection.base.mongo
  return new GridFSBucket(databaseOf(adapter), {
    bucketName: pictureBucketName,
    writeConcern: { w: 'majority', journal: true },
  })
}

/** Pictures in the MongoDB itself, where every instance finds them. */
export const gridfsPictures = (payload: Payload): Pictures => {
  const bucket = bucketOf(payload)
  const filesOf = (filename: string) => bucket.find({ filename }).sort({ uploadDate: -1 }).toArray()
  return {
    names: async () => {
      const files = await bucket.find().toArray()
      return [...new Set(files.map(({ filename }) => filename))]
    },
    find: async (name) => {
      const [file] = await filesOf(name)
      return (
        file && { size: file.length, version: file._id.toHexString(), changedAt: file.uploadDate }
      )
    },
    read: (name, range) =>
      bucket.openDownloadStreamByName(name, range && { start: range.start, end: range.end + 1 }),
    write: async (name, content) => {
      const before = await filesOf(name)
      await pipeline(content, bucket.openUploadStream(name))
      await Promise.all(before.map(({ _id }) => bucket.delete(_id)))
    },
    remove: async (name) => {
      await Promise.all((await filesOf(name)).map(({ _id }) => bucket.delete(_id)))
    },
  }
}

/** The pictures of the product as it is set up. */
export const picturesOf = (
  payload: Payload,
  { database, dataFolder }: Pick<Env, 'database' | 'dataFolder'>,
): Pictures =>
  database.engine === 'sqlite' ? folderPictures(mediaFolder(dataFolder)) : gridfsPictures(payload)

/** Forgets every picture in the MongoDB, and what an upload that was cut short has left. */
export const forgetPictures = async ({ db }: Payload): Promise<void> => {
  const database = databaseOf(requireMongodb(db))
  await pictureFileCollection(database).deleteMany({})
  await pictureChunkCollection(database).deleteMany({})
}

/**
 * Makes the place of pictures in the MongoDB. A server older than 4.4 makes no collection while a
 * transaction is under way, and an upload is one.
 */
export const preparePictures = async ({ db }: Payload): Promise<void> => {
  if (!isMongodb(db)) return
  const database = databaseOf(db)
  await pictureFileCollection(database).createIndex({ filename: 1, uploadDate: 1 })
  await pictureChunkCollection(database).createIndex({ files_id: 1, n: 1 }, { unique: true })
}
