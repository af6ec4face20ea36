import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { requireMongodb } from '../engine'
import type { PictureStore } from '../engine-types'
import {
  databaseOf,
  pictureBucketName,
  pictureChunkCollection,
  pictureFileCollection,
} from './side-collections'

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
