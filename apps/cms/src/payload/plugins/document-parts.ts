import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'

const scheduledChanges = '/payload/components/document/scheduled-changes#ScheduledChanges'

/** Before the buttons of a form, what is scheduled. */
const beforeControls = (each: CollectionConfig | GlobalConfig) =>
  hasDraftsEnabled(each) ? { beforeDocumentControls: [scheduledChanges] } : {}

/** Adds what is scheduled to the form of every document with drafts, and leaves out the tab for developers. */
export const documentParts: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) => {
    const { components } = each.admin ?? {}
    const edit = { ...components?.edit, ...beforeControls(each) }
    return {
      ...each,
      admin: { ...each.admin, hideAPIURL: true, components: { ...components, edit } },
    }
  }),
  globals: globals.map((each) => {
    const { components } = each.admin ?? {}
    const elements = { ...components?.elements, ...beforeControls(each) }
    return {
      ...each,
      admin: { ...each.admin, hideAPIURL: true, components: { ...components, elements } },
    }
  }),
})
