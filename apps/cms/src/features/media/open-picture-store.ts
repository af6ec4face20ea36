import type { Payload } from 'payload'
import type { Env } from '../../env'
import { folderStore, mediaFolder } from './folder-store'
import { gridfsStore } from './gridfs-store'
import type { PictureStore } from './picture-store'

/** The picture store of the database in use: a folder, or GridFS in a MongoDB. */
export const openPictureStore = (
  payload: Payload,
  { database, dataFolder }: Pick<Env, 'database' | 'dataFolder'>,
): PictureStore =>
  database.engine === 'sqlite' ? folderStore(mediaFolder(dataFolder)) : gridfsStore(payload)
