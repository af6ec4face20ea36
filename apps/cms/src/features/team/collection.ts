import { membersOnHome } from '@tropa/contract/content/home'
import { maxLength } from '@tropa/contract/schemas/text'
import { linksPerMember } from '@tropa/contract/team'
import type { CollectionConfig } from 'payload'
import { editors } from '../../payload/access/editors'
import {
  draftVersionsPerDocument,
  previewedAt,
  unpublishUnchecked,
} from '../../payload/fields/drafts'
import { webOrMailAddress } from '../../payload/fields/web-address'
import { refuseToUnpublishUnnamed } from '../../payload/hooks/unpublish-named'
import { slugs } from '../../payload/slugs'
import { countTrashInOrder } from './hooks/count-trash-in-order'
import { ignoreOrderInForms } from './hooks/ignore-order-in-forms'
import { publishOrder } from './hooks/publish-order'

/** The people shown on the team page; these are not accounts. */
export const team: CollectionConfig = {
  slug: slugs.team,
  trash: true,
  labels: { singular: 'Team member', plural: 'Team' },
  orderable: true,
  versions: draftVersionsPerDocument,
  hooks: {
    beforeOperation: [
      refuseToUnpublishUnnamed,
      unpublishUnchecked,
      ignoreOrderInForms,
      countTrashInOrder,
    ],
    afterChange: [publishOrder],
  },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'alt', 'role'],
    pagination: { defaultLimit: 50, limits: [50, 100] },
    description: `The people on the home and team pages. Drag a row by its handle to change the order shown there. The team page shows everybody, the home page the first ${membersOnHome}.`,
    ...previewedAt(({ id }) => (typeof id === 'string' ? `/team#${id}` : '/team')),
  },
  access: {
    create: editors,
    read: editors,
    readVersions: editors,
    update: editors,
    delete: editors,
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: maxLength.name },
    {
      name: 'alt',
      type: 'text',
      label: 'First name',
      required: true,
      maxLength: maxLength.name,
      admin: { description: 'Shown when somebody points at the portrait on the home page.' },
    },
    { name: 'role', type: 'text', required: true, maxLength: maxLength.name },
    {
      name: 'bio',
      type: 'textarea',
      required: true,
      maxLength: 300,
      admin: { description: 'One or two sentences, at most 300 characters.' },
    },
    {
      name: 'image',
      type: 'upload',
      label: 'Portrait',
      relationTo: slugs.media,
      required: true,
      admin: { description: 'Pages cut it to a square around its focal point.' },
    },
    {
      name: 'links',
      type: 'array',
      // Payload lets an empty list pass where none is required, whatever its least size is.
      required: true,
      minRows: linksPerMember,
      maxRows: linksPerMember,
      admin: { description: 'Three links: web addresses or e-mail addresses.' },
      fields: [
        {
          name: 'url',
          type: 'text',
          label: 'Address',
          required: true,
          maxLength: 300,
          validate: webOrMailAddress,
        },
      ],
    },
  ],
}
