import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { hasDrafts } from './has-drafts'

const keepModified = '/payload/components/document/keep-modified#KeepModified'

const lastChanges = '/payload/components/document/last-changes#LastChanges'

const renewReverted = '/payload/components/document/renew-reverted#RenewReverted'

const renewUnpublished = '/payload/components/document/renew-unpublished#RenewUnpublished'

const scheduledChanges = '/payload/components/document/scheduled-changes#ScheduledChanges'

const partsOf = (each: CollectionConfig | GlobalConfig) =>
  hasDrafts(each)
    ? [lastChanges, scheduledChanges, keepModified, renewReverted, renewUnpublished]
    : [keepModified]

/** Adds our parts to the form of every document, before its buttons, and leaves out the tab for developers. */
export const documentParts: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) => {
    const { components } = each.admin ?? {}
    const beforeDocumentControls = [
      ...(components?.edit?.beforeDocumentControls ?? []),
      ...partsOf(each),
    ]
    return {
      ...each,
      admin: {
        ...each.admin,
        hideAPIURL: true,
        components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
      },
    }
  }),
  globals: globals.map((each) => {
    const { components } = each.admin ?? {}
    const beforeDocumentControls = [
      ...(components?.elements?.beforeDocumentControls ?? []),
      ...partsOf(each),
    ]
    return {
      ...each,
      admin: {
        ...each.admin,
        hideAPIURL: true,
        components: {
          ...components,
          elements: { ...components?.elements, beforeDocumentControls },
        },
      },
    }
  }),
})
