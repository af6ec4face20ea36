import { pictureMessages } from '@tropa/contract/panel/pictures'
import type { CollectionConfig } from 'payload'
import { managedByEditors } from '../../payload/access/editors'
import { longest } from '../../payload/fields/longest'
import {
  keepPortraits,
  keepPortraitsOutOfTrash,
  keepSize,
  reencodeUpload,
  removeDeletedFiles,
  storeUpload,
  serveUpload,
} from './hooks'
import { readableTypes } from './reencode'

const descriptionOfPicture = longest(
  200,
  'What the picture shows. It names the picture in this panel.',
)

/** The widths at which pages show a portrait, in pixels. */
export const portraitWidths = { small: 96, large: 480 } as const

const portraitFormat = { format: 'webp', options: { quality: 80 } } as const

/** Uploaded pictures, re-encoded and cropped to squares around their focal point. */
export const media: CollectionConfig = {
  slug: 'media',
  trash: true,
  labels: { singular: 'picture', plural: 'pictures' },
  defaultSort: '-updatedAt',
  admin: {
    group: 'Site',
    useAsTitle: 'alt',
    defaultColumns: ['alt', 'filename', 'updatedAt'],
    listSearchableFields: ['alt'],
    description: `Portraits: ${pictureMessages.taken} Pages cut them to the square that the form shows.`,
  },
  disableDuplicate: true,
  upload: {
    // Our hooks store the files, the same way on both engines. Payload would delete a replaced one before it
    // writes, so the folder that it knows holds none.
    disableLocalStorage: true,
    staticDir: 'no-pictures',
    handlers: [serveUpload],
    mimeTypes: readableTypes,
    adminThumbnail: 'small',
    crop: false,
    pasteURL: false,
    focalPoint: true,
    imageSizes: Object.entries(portraitWidths).map(([name, width]) => ({
      name,
      width,
      height: width,
      formatOptions: portraitFormat,
    })),
  },
  access: managedByEditors,
  hooks: {
    beforeChange: [keepPortraitsOutOfTrash, keepSize],
    afterChange: [storeUpload],
    afterDelete: [removeDeletedFiles],
    beforeOperation: [reencodeUpload],
    beforeDelete: [keepPortraits],
  },
  fields: [
    {
      name: 'square',
      type: 'ui',
      admin: {
        components: { Field: '/features/media/panel/square-field#SquareField' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
    {
      name: 'alt',
      type: 'text',
      label: 'Description',
      required: true,
      maxLength: descriptionOfPicture.maxLength,
      // In a drawer, Payload's label does not name the field, so the placeholder does.
      admin: { ...descriptionOfPicture.admin, placeholder: 'Description' },
    },
    {
      name: 'portraitUses',
      type: 'ui',
      admin: {
        components: { Field: '/features/media/panel/portrait-uses-field#PortraitUsesField' },
        disableListColumn: true,
      },
    },
  ],
}
