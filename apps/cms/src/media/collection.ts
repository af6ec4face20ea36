import { randomUUID } from 'node:crypto'
import { extname, join } from 'node:path'
import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors'
import { slugs } from '../slugs'

/** Widths at which pages show a portrait, in pixels. */
const portraitWidths = { small: 96, large: 480 } as const

/** Where pictures lie, under the data folder. */
export const mediaFolder = (dataFolder: string) => join(dataFolder, 'media')

/**
 * Uploaded pictures. Each upload gets a name of its own, so that an address never changes its picture.
 *
 * @param dataFolder - where pictures are kept
 */
export const media = (dataFolder: string): CollectionConfig => ({
  slug: slugs.media,
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Site',
    useAsTitle: 'alt',
    description:
      'Portraits and other pictures, each with a description for those who cannot see it.',
  },
  upload: {
    staticDir: mediaFolder(dataFolder),
    mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
    focalPoint: true,
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
    imageSizes: Object.entries(portraitWidths).map(([name, width]) => ({
      name,
      width,
      height: width,
      formatOptions: { format: 'webp', options: { quality: 80 } },
    })),
  },
  access: { create: editors, read: editors, update: editors, delete: editors },
  hooks: {
    beforeOperation: [
      ({ req }) => {
        if (req.file) {
          req.file.name = `${randomUUID()}${extname(req.file.name).toLowerCase()}`
        }
      },
    ],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      required: true,
      maxLength: 200,
    },
  ],
})
