import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { isMongodb, requireMongodb } from '../../database/engine'
import {
  databaseOf,
  pictureBucketName,
  pictureChunkCollection,
  pictureFileCollection,
} from '../../database/mongodb/side-collections'
import type { PictureStore } from './picture-store'

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
    read: (name, range) =>
      bucket.openDownloadStreamByName(name, range && { start: range.start, end: range.end + 1 }),
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

/**
 * Creates the collections of pictures in MongoDB. An upload runs in a transaction, and servers older
 * than 4.4 cannot create a collection in one.
 */
export const preparePictures = async (payload: Payload): Promise<void> => {
  if (!isMongodb(payload.db)) return
  const database = databaseOf(payload.db)
  await pictureFileCollection(database).createIndex({ filename: 1, uploadDate: 1 })
  await pictureChunkCollection(database).createIndex({ files_id: 1, n: 1 }, { unique: true })
}
