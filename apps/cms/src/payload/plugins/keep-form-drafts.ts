import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

const formDraft: Field = {
  name: 'formDraft',
  type: 'ui',
  admin: {
    components: { Field: '/payload/components/form-draft/form-draft#FormDraft' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

const keeping = <T extends CollectionConfig | GlobalConfig>(each: T): T => ({
  ...each,
  fields: [formDraft, ...each.fields],
})

/**
 * Keeps what is typed into the forms of the site's content in the browser until it is saved. Other forms
 * are about persons, whose data stays in no browser after signing out, or bring a file.
 */
export const keepFormDrafts: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) => (hasDraftsEnabled(each) ? keeping(each) : each)),
  globals: globals.map(keeping),
})
