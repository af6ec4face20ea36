import { join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors'
import { slugs } from '../slugs'
import { keepPortraits } from './keep-portraits'
import { readableTypes } from './reencode'
import { takePicture } from './take-picture'

/** Widths at which pages show a portrait, in pixels. */
const portraitWidths = { small: 96, large: 480 } as const

/** Where pictures lie, under the data folder. */
export const mediaFolder = (dataFolder: string) => join(dataFolder, 'media')

/**
 * Uploaded pictures, drawn anew as they come in and cut to squares around their focal point.
 *
 * @param dataFolder - where pictures are kept
 */
export const media = (dataFolder: string): CollectionConfig => ({
  slug: slugs.media,
  labels: { singular: 'Picture', plural: 'Pictures' },
  defaultSort: '-updatedAt',
  admin: {
    group: 'Site',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    listSearchableFields: ['alt'],
    description:
      'Portraits: JPEG, PNG, WebP or AVIF, at most 10 MB and 40 megapixels. Pages cut them to squares around the focal point, which “Edit Image” sets.',
  },
  disableDuplicate: true,
  upload: {
    staticDir: mediaFolder(dataFolder),
    mimeTypes: readableTypes,
    adminThumbnail: 'small',
    crop: false,
    focalPoint: true,
    imageSizes: Object.entries(portraitWidths).map(([name, width]) => ({
      name,
      width,
      height: width,
      formatOptions: { format: 'webp', options: { quality: 80 } },
    })),
  },
  access: { create: editors, read: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [takePicture(mediaFolder(dataFolder))],
    beforeDelete: [keepPortraits],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      required: true,
      maxLength: 200,
      admin: { description: 'What the picture shows, for those who cannot see it.' },
    },
  ],
})
