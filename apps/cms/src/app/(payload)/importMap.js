import { SectionLabel as SectionLabel_bcbf2c0955395800b5de0575d5f912f7 } from '../../panel/section-label'
import { Mark as Mark_6a217cb228f9f67668e7c4397095cc2d } from '../../panel/brand'
import { Brand as Brand_6a217cb228f9f67668e7c4397095cc2d } from '../../panel/brand'
import { AttentionBoard as AttentionBoard_f0a239da9accac95cdf770f5d611f896 } from '../../panel/attention-board'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/panel/section-label#SectionLabel": SectionLabel_bcbf2c0955395800b5de0575d5f912f7,
  "/panel/brand#Mark": Mark_6a217cb228f9f67668e7c4397095cc2d,
  "/panel/brand#Brand": Brand_6a217cb228f9f67668e7c4397095cc2d,
  "/panel/attention-board#AttentionBoard": AttentionBoard_f0a239da9accac95cdf770f5d611f896,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
