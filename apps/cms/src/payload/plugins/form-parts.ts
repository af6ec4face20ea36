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

const scheduledChanges = '/payload/components/scheduled-changes#ScheduledChanges'

/** Shows the scheduled changes before the buttons of a form. */
const beforeControls = (each: CollectionConfig | GlobalConfig) =>
  hasDraftsEnabled(each) ? { beforeDocumentControls: [scheduledChanges] } : {}

/**
 * Leaves the tab for developers out of all forms, and adds the scheduled changes to those of the site's content. What
 * is typed into these is kept in the browser until it is saved. Other forms are about persons, whose data stays in no
 * browser after signing out, or bring a file.
 */
export const formParts: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) => {
    const { components } = each.admin ?? {}
    const edit = { ...components?.edit, ...beforeControls(each) }
    return {
      ...each,
      fields: hasDraftsEnabled(each) ? [formDraft, ...each.fields] : each.fields,
      admin: { ...each.admin, hideAPIURL: true, components: { ...components, edit } },
    }
  }),
  globals: globals.map((each) => {
    const { components } = each.admin ?? {}
    const elements = { ...components?.elements, ...beforeControls(each) }
    return {
      ...each,
      fields: [formDraft, ...each.fields],
      admin: { ...each.admin, hideAPIURL: true, components: { ...components, elements } },
    }
  }),
})
