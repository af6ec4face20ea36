import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import sharp from 'sharp'
import { portraitFormat, portraitWidths } from '../../features/media/collection'
import { reencode } from '../../features/media/reencode'
import { portraitFile, portraitPixels } from './portraits'
import { sampleTeam, type SampleMember } from './team'

type Parts = Required<notionists.Options>

/** Names a variant of a part, which Notionists types as a closed list of names. */
const variant = <Name extends string>(number: number) =>
  [`variant${String(number).padStart(2, '0')}`] as Name[]

/** Draws a member's portrait as a square PNG, the same one each time. */
const draw = ({ name, portrait }: SampleMember): Promise<Buffer> => {
  const { hair, body, lips, nose, brows, glasses, flip, paper } = portrait
  const avatar = createAvatar(notionists, {
    seed: name,
    size: portraitPixels,
    scale: 116,
    translateY: 5,
    flip: flip ?? false,
    backgroundColor: [paper.slice(1)],
    hair: variant<Parts['hair'][number]>(hair),
    body: variant<Parts['body'][number]>(body),
    lips: variant<Parts['lips'][number]>(lips),
    nose: variant<Parts['nose'][number]>(nose),
    brows: variant<Parts['brows'][number]>(brows),
    eyes: ['variant05'],
    glasses: variant<Parts['glasses'][number]>(glasses ?? 1),
    glassesProbability: glasses ? 100 : 0,
    beardProbability: 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
  })
  return sharp(Buffer.from(avatar.toString()))
    .resize(portraitPixels, portraitPixels)
    .png()
    .toBuffer()
}

/**
 * Draws the portraits of the sample team and encodes them like uploads; run by
 * `npm run portraits -w @tropa/cms`.
 *
 * @param folder - emptied first
 */
export const drawPortraits = async (folder: URL): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const member of sampleTeam) {
    const whole = await reencode(await draw(member))
    await writeFile(portraitFile(folder, member), whole)
    for (const width of Object.values(portraitWidths)) {
      const { format, options } = portraitFormat
      const size = await sharp(whole).resize(width, width).toFormat(format, options).toBuffer()
      await writeFile(portraitFile(folder, member, width), size)
    }
  }
}
