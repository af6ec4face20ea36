import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Payload, PayloadRequest } from 'payload'
import type { Env } from '../../env'
import { portraitWidths } from '../../features/media/collection'
import { databaseFileName, pictureStoreOf } from '../../database/pictures'
import type { Media } from '../../payload/payload-types'
import sampleTeam from './sample/team.json' with { type: 'json' }

/** Thirteen fictional people, in display order; `portrait` is the alternative text of theirs. */
export { sampleTeam }

type SampleMember = (typeof sampleTeam)[number]

export const firstNameOf = ({ name }: SampleMember): string => name.split(' ')[0] ?? name

/** Width and height of a drawn portrait, in pixels. */
const portraitPixels = 960

/** Next to this file, and next to the built server. Drawn once with Notionists by Zoish (CC0). */
const portraitsFolder = new URL('portraits/', import.meta.url)

const readFileOf = (member: SampleMember, width = portraitPixels) =>
  readFile(new URL(`${firstNameOf(member).toLowerCase()}-${width}.webp`, portraitsFolder))

/**
 * How the names of a portrait's files begin: by its content, so that a second attempt overwrites the files of one
 * that failed, and by the database's file, because two databases may share one folder.
 */
const stemOf = (whole: Buffer, { database }: Env) =>
  createHash('sha256').update(databaseFileName(database)).update(whole).digest('hex').slice(0, 32)

/**
 * Stores a portrait like an upload, but without re-encoding it, which would leave the process with a
 * much larger memory.
 *
 * @returns the id of the picture
 */
export const storePortrait = async (
  payload: Payload,
  req: PayloadRequest,
  env: Env,
  member: SampleMember,
): Promise<string> => {
  const pictureStore = pictureStoreOf(payload)
  const { routes } = payload.config
  const whole = await readFileOf(member)
  const stem = stemOf(whole, env)
  const store = async (filename: string, content: Buffer, width: number) => {
    await pictureStore.write(filename, Readable.from([content]))
    return {
      url: `${routes.api}/media/file/${filename}`,
      filename,
      filesize: content.length,
      mimeType: 'image/webp',
      width,
      height: width,
    }
  }
  const storeSize = async (width: number) =>
    store(`${stem}-${width}x${width}.webp`, await readFileOf(member, width), width)
  const data = {
    alt: member.portrait,
    focalX: 50,
    focalY: 50,
    ...(await store(`${stem}.webp`, whole, portraitPixels)),
    sizes: {
      small: await storeSize(portraitWidths.small),
      large: await storeSize(portraitWidths.large),
    },
  }
  const picture = (await payload.db.create({ collection: 'media', data, req })) as Media
  return picture.id
}
