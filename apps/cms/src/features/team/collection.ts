import { membersOnHome } from '@tropa/contract/home/home'
import { isRecord } from '@tropa/contract/base/is-record'
import { maxLength } from '@tropa/contract/base/text'
import { paths } from '@tropa/contract/pages'
import { pictureMessages } from '@tropa/contract/panel/pictures'
import { linksPerMember } from '@tropa/contract/team/team'
import { trashMessages } from '@tropa/contract/trash/trash'
import type {
  CollectionAfterChangeHook,
  CollectionConfig,
  UploadFieldSingleValidation,
} from 'payload'
import { upload } from 'payload/shared'
import { findRow } from '../../database/rows'
import { managedByEditors } from '../../payload/access/editors'
import { draftVersionsPerDocument, previewedAt } from '../../payload/fields/drafts'
import { longest } from '../../payload/fields/longest'
import { webOrMailAddress } from '../../payload/fields/web-or-mail-address'
import type { Operation } from '../../payload/hooks/operation'
import type { Team } from '../../payload/payload-types'

/**
 * Lets Payload see those in the trash when it looks for the position before or after a new one, so that
 * nobody gets the position of a team member who may be restored.
 */
const countTrashInOrder = ({ args = {}, operation }: Operation): void => {
  const isForPosition =
    operation === 'read' &&
    'limit' in args &&
    args.limit === 1 &&
    'select' in args &&
    isRecord(args.select) &&
    Object.keys(args.select).join() === '_order'
  if (isForPosition) Object.assign(args, { trash: true })
}

/**
 * Removes the position from saved forms, which would bring back the order of the moment they were
 * opened. Dragging, the only way to change the order, sends the position and nothing else.
 */
const ignoreOrderInForms = ({ args = {}, operation }: Operation): void => {
  const data = 'data' in args ? args.data : undefined
  if (operation === 'update' && isRecord(data) && Object.keys(data).length > 1) delete data._order
}

/** Publishes a new position at once, even while the rest of the team member's draft is unpublished. */
const publishOrder: CollectionAfterChangeHook<Team> = async ({ doc, previousDoc, req }) => {
  if (doc._status !== 'draft' || !doc._order || doc._order === previousDoc._order) return
  await req.payload.db.updateOne({
    collection: 'team',
    id: doc.id,
    data: { _order: doc._order },
    req,
    returning: false,
  })
}

/** A portrait in the trash does not count: visitors would see a letter. */
const portraitOnSite: UploadFieldSingleValidation = async (value, options) => {
  const problem = await upload(value, options)
  if (problem !== true || typeof value !== 'string') return problem
  const { payload } = options.req
  const picture = await findRow(payload, 'media', { id: { equals: value } }, options.req)
  if (!picture) return trashMessages.pictureGone
  return picture.deletedAt ? trashMessages.pictureInTrash(picture.alt) : true
}

/** The people shown on the team page; these are not accounts. */
export const team: CollectionConfig = {
  slug: 'team',
  trash: true,
  labels: { singular: 'person', plural: 'people' },
  orderable: true,
  versions: draftVersionsPerDocument,
  hooks: {
    beforeOperation: [ignoreOrderInForms, countTrashInOrder],
    afterChange: [publishOrder],
  },
  admin: {
    group: 'Site',
    useAsTitle: 'name',
    defaultColumns: ['name', 'image', 'role', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'alt', 'role'],
    pagination: { defaultLimit: 50, limits: [50, 100] },
    description: `The people on the home and team pages. To change their order, drag a row of the list by its handle: visitors see it at once. The team page shows everybody, the home page the first ${membersOnHome}.`,
    ...previewedAt(({ id }) => (typeof id === 'string' ? `${paths.team}#${id}` : paths.team)),
  },
  access: managedByEditors,
  fields: [
    { name: 'name', type: 'text', required: true, ...longest(maxLength.name) },
    {
      name: 'alt',
      type: 'text',
      label: 'First name',
      required: true,
      ...longest(maxLength.name, 'Shown when somebody points at the portrait on the home page.'),
    },
    { name: 'role', type: 'text', required: true, ...longest(maxLength.name) },
    { name: 'bio', type: 'textarea', required: true, ...longest(300, 'One or two sentences.') },
    {
      name: 'image',
      type: 'upload',
      label: 'Portrait',
      relationTo: 'media',
      required: true,
      validate: portraitOnSite,
      admin: { description: `${pictureMessages.taken} Pages cut it to a square.` },
    },
    {
      name: 'links',
      type: 'array',
      maxRows: linksPerMember,
      admin: {
        description: `Up to ${linksPerMember} links: web addresses that begin with https://, or e-mail addresses. The settings limit for how many people the links work.`,
      },
      fields: [
        {
          name: 'url',
          type: 'text',
          label: 'Address',
          required: true,
          ...longest(300),
          hooks: {
            beforeValidate: [({ value }: { value?: string | null }) => value?.trim()],
          },
          validate: webOrMailAddress,
        },
      ],
    },
  ],
}
