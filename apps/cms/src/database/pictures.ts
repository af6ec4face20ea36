import type { PictureStore } from './engine-types'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import type { Env } from '../env'
import { isMongodb } from './engine'
import { hasCode } from './files'
import { gridfsStore } from './mongodb/pictures'

export const mediaFolder = (dataFolder: string): string => join(dataFolder, 'media')

const unlessMissing = async <Result, Default>(result: Promise<Result>, missing: Default) => {
  try {
    return await result
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return missing
    throw error
  }
}

/** Tells two databases that share one picture folder apart; empty for MongoDB, which holds its pictures itself. */
export const databaseFileName = (database: Env['database']): string =>
  database.engine === 'sqlite' ? basename(database.file) : ''

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

/** The store beside the database: a folder or, on MongoDB, the database itself. */
export const pictureStoreOf = (payload: Payload): PictureStore =>
  isMongodb(payload.db)
    ? gridfsStore(payload)
    : folderStore(mediaFolder(String(payload.config.custom.dataFolder)))
