import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import type { Payload, PayloadRequest } from 'payload'
import type { Env } from '../env'
import { portraitWidths } from '../features/media/collection'
import { picturesOf } from '../features/media/pictures'
import type { Media } from '../payload/payload-types'
import { slugs } from '../payload/slugs'
import { sampleTeam, type SampleMember } from './team'

/** Width and height of a portrait as it was drawn, in pixels. */
export const portraitPixels = 960

/** Beside this file, and beside the built server. */
const portraitsFolder = new URL('portraits/', import.meta.url)

/** Where a sample member's portrait is, whole or as wide as is asked for. */
export const portraitFile = (folder: URL, { alt }: SampleMember, width = portraitPixels) =>
  new URL(`${alt.toLowerCase()}-${width}.webp`, folder)

/** A sample member's portrait, ready to be stored. */
export interface PortraitFiles {
  member: SampleMember
  /** What the names of its files begin with. */
  stem: string
  whole: Buffer
  sizes: Record<keyof typeof portraitWidths, Buffer>
}

/**
 * Named by what it shows, so that a seed that starts anew writes over what one that was killed has
 * left; and by the database, for two of them may lie in one folder.
 */
const stemOf = (whole: Buffer, { database }: Env) => {
  const owner = database.engine === 'sqlite' ? basename(database.file) : ''
  return createHash('sha256').update(owner).update(whole).digest('hex').slice(0, 32)
}

const readPortrait = async (member: SampleMember, env: Env): Promise<PortraitFiles> => {
  const [whole, small, large] = await Promise.all([
    readFile(portraitFile(portraitsFolder, member)),
    readFile(portraitFile(portraitsFolder, member, portraitWidths.small)),
    readFile(portraitFile(portraitsFolder, member, portraitWidths.large)),
  ])
  return { member, stem: stemOf(whole, env), whole, sizes: { small, large } }
}

/** Reads what the sample team looks like. */
export const readPortraits = (env: Env): Promise<PortraitFiles[]> =>
  Promise.all(sampleTeam.map((member) => readPortrait(member, env)))

/**
 * Stores a portrait as an upload is stored, without what an upload costs: pictures are drawn in
 * memory that the process would keep.
 *
 * @returns the id of the picture
 */
export const storePortrait = async (
  payload: Payload,
  req: PayloadRequest,
  env: Env,
  { member, stem, whole, sizes }: PortraitFiles,
): Promise<string> => {
  const pictures = picturesOf(payload, env)
  const { routes } = payload.config
  const store = async (filename: string, content: Buffer, width: number) => {
    await pictures.write(filename, Readable.from([content]))
    return {
      url: `${routes.api}/${slugs.media}/file/${filename}`,
      filename,
      filesize: content.length,
      mimeType: 'image/webp',
      width,
      height: width,
    }
  }
  const { small, large } = portraitWidths
  // One after another: nothing is still being written when the first failure is cleared up after.
  const data = {
    alt: member.portrait.alt,
    focalX: 50,
    focalY: 50,
    ...(await store(`${stem}.webp`, whole, portraitPixels)),
    sizes: {
      small: await store(`${stem}-${small}x${small}.webp`, sizes.small, small),
      large: await store(`${stem}-${large}x${large}.webp`, sizes.large, large),
    },
  }
  const picture = (await payload.db.create({ collection: slugs.media, data, req })) as Media
  return picture.id
}
