import type { LivePreviewConfig } from 'payload'

type PathOf = (document: Record<string, unknown>) => string

const breakpoints = [
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  { name: 'phone', label: 'Phone', width: 375, height: 812 },
]

/**
 * Keeps drafts, and every version that was saved, up to a number. Nothing is saved by itself: that
 * would get in the way of Payload's locks, which tell two editors of each other.
 */
export const draftVersions = {
  drafts: { autosave: false, schedulePublish: false },
  max: 50,
} as const

/** The same for a collection, for each of its documents. */
export const draftVersionsPerDocument = {
  drafts: draftVersions.drafts,
  maxPerDoc: draftVersions.max,
} as const

/**
 * Shows a document's page with its drafts, beside the form and in a window of its own.
 *
 * @param pathOf - the page's address, from what is in the form
 */
export const previewedAt = (
  pathOf: PathOf,
): { preview: PathOf; livePreview: LivePreviewConfig } => ({
  preview: (document) => `/preview${pathOf(document)}`,
  livePreview: { url: ({ data }) => `/preview${pathOf(data)}`, breakpoints },
})

interface Operation {
  args?: object
  operation: string
}

const isStatusAlone = (data: unknown) =>
  typeof data === 'object' &&
  data !== null &&
  '_status' in data &&
  data._status === 'draft' &&
  Object.keys(data).length === 1

/**
 * The panel's “Unpublish” sends a status and nothing else. Payload would check the whole of a waiting
 * draft with it, and so leave a text public because the next one is unfinished.
 */
export const unpublishUnchecked = ({ args = {}, operation }: Operation): void => {
  if (operation !== 'update') return
  const isUnpublishing =
    'data' in args && isStatusAlone(args.data) && !('draft' in args && args.draft)
  // Written in either case: an address that asks for it would publish a draft unchecked.
  Object.assign(args, { unpublishAllLocales: isUnpublishing })
}
