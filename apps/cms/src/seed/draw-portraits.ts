import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import sharp from 'sharp'
import { portraitFormat, portraitWidths } from '../features/media/collection'
import { reencode } from '../features/media/reencode'
import { portraitFile, portraitPixels } from './portraits'
import { sampleTeam, type SampleMember } from './team'

type Parts = Required<notionists.Options>

const part = <Name extends string>(number: number) =>
  [`variant${String(number).padStart(2, '0')}`] as Name[]

/** Draws a member's portrait: the same PNG each time, a square of ink on tinted paper. */
const draw = ({ name, portrait }: SampleMember): Promise<Buffer> => {
  const { hair, body, lips, nose, brows, glasses, flip, paper } = portrait
  const avatar = createAvatar(notionists, {
    seed: name,
    size: portraitPixels,
    scale: 116,
    translateY: 5,
    flip: flip ?? false,
    backgroundColor: [paper.slice(1)],
    hair: part<Parts['hair'][number]>(hair),
    body: part<Parts['body'][number]>(body),
    lips: part<Parts['lips'][number]>(lips),
    nose: part<Parts['nose'][number]>(nose),
    brows: part<Parts['brows'][number]>(brows),
    eyes: ['variant05'],
    glasses: part<Parts['glasses'][number]>(glasses ?? 1),
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
 * Draws the sample team into files, as an upload would be stored: `npm run portraits -w @tropa/cms`.
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
