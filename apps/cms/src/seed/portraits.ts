import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import sharp from 'sharp'
import type { SampleMember } from './team'

const pixels = 960

type Parts = Required<notionists.Options>

const part = <Name extends string>(number: number) =>
  [`variant${String(number).padStart(2, '0')}`] as Name[]

/** Draws a member's portrait: the same PNG each time, a square of ink on tinted paper. */
export const drawPortrait = ({ name, portrait }: SampleMember): Promise<Buffer> => {
  const { hair, body, lips, nose, brows, glasses, flip, paper } = portrait
  const avatar = createAvatar(notionists, {
    seed: name,
    size: pixels,
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
  return sharp(Buffer.from(avatar.toString())).resize(pixels, pixels).png().toBuffer()
}
