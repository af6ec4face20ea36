import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hasCode } from '../../database/files'
import type { PictureStore } from './picture-store'

/** The folder of the pictures that belong to the embedded database. */
export const mediaFolder = (dataFolder: string): string => join(dataFolder, 'media')

const unlessMissing = async <Result, Default>(result: Promise<Result>, missing: Default) => {
  try {
    return await result
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return missing
    throw error
  }
}

/** Stores pictures in a folder, beside the embedded database. */
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
  read: (name, range) => createReadStream(join(folder, name), range),
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
