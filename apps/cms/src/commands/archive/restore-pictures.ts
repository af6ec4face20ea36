import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { fileNamesOf } from '../../features/media/file-names'
import type { PictureStore } from '../../features/media/picture-store'
import { slugs } from '../../payload/slugs'
import { pictureOf } from './archive'
import { readEntries } from './read-entries'

const isSame = async (pictures: PictureStore, name: string, content: Buffer) =>
  (await pictures.find(name))?.size === content.length &&
  (await buffer(pictures.read(name))).equals(content)

/** Adds the pictures that do not exist yet. No document refers to them before the restore is finished. */
export const addPictures = async (file: string, pictures: PictureStore) => {
  for await (const { name: entry, content } of readEntries(file)) {
    const name = pictureOf(entry)
    if (name === undefined || (await pictures.find(name))) continue
    await pictures.write(name, Readable.from([content]))
  }
}

/** After a restore, replaces pictures that differ and removes those of the replaced data. */
export const settlePictures = async (
  file: string,
  pictures: PictureStore,
  replaced: readonly string[],
) => {
  const restored = new Set<string>()
  for await (const { name: entry, content } of readEntries(file)) {
    const name = pictureOf(entry)
    if (name === undefined) continue
    restored.add(name)
    if (await isSame(pictures, name, content)) continue
    await pictures.write(name, Readable.from([content]))
  }
  for (const name of replaced) if (!restored.has(name)) await pictures.remove(name)
}

/** The names of all pictures that the documents of a database refer to. */
export const findPictureNames = async ({ db }: Payload): Promise<string[]> => {
  const { docs } = await db.find<Record<string, unknown>>({
    collection: slugs.media,
    where: {},
    limit: 0,
    pagination: false,
  })
  return docs.flatMap(fileNamesOf)
}
