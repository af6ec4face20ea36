import type { CollectionConfig } from 'payload'
import { editors } from '../../payload/access/editors'
import type { Env } from '../../env'
import { slugs } from '../../payload/slugs'
import { keepPortraits } from './keep-portraits'
import { removeDeleted, removeReplaced, servePicture, storeUpload } from './hooks/picture-hooks'
import { mediaFolder, picturesOf } from './pictures'
import { readableTypes } from './reencode'
import { takePicture } from './take-picture'

/** Widths at which pages show a portrait, in pixels. */
export const portraitWidths = { small: 96, large: 480 } as const

/** What a portrait is stored as at these widths. */
export const portraitFormat = { format: 'webp', options: { quality: 80 } } as const

/**
 * Uploaded pictures, drawn anew as they come in and cut to squares around their focal point.
 *
 * @param env - says where pictures are kept: in a folder, or in the MongoDB that instances share
 */
export const media = ({
  database,
  dataFolder,
}: Pick<Env, 'database' | 'dataFolder'>): CollectionConfig => ({
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
    ...(database.engine === 'mongodb' && { disableLocalStorage: true, handlers: [servePicture] }),
    mimeTypes: readableTypes,
    adminThumbnail: 'small',
    crop: false,
    focalPoint: true,
    imageSizes: Object.entries(portraitWidths).map(([name, width]) => ({
      name,
      width,
      height: width,
      formatOptions: portraitFormat,
    })),
  },
  access: { create: editors, read: editors, update: editors, delete: editors },
  hooks: {
    ...(database.engine === 'mongodb' && {
      beforeChange: [storeUpload],
      afterChange: [removeReplaced],
      afterDelete: [removeDeleted],
    }),
    beforeOperation: [takePicture((payload) => picturesOf(payload, { database, dataFolder }))],
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
