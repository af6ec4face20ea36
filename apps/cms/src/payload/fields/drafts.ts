import { isRecord } from '@tropa/contract/base/is-record'
import { previewBase } from '@tropa/contract/pages'
import type {
  CollectionBeforeChangeHook,
  GeneratePreviewURL,
  LivePreviewConfig,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import type { Operation } from '../hooks/operation'
import { marksOf } from '../hooks/request-marks'
import { ownOfServer } from '../parts/changed-parts'

type PathOf = (
  document: Record<string, unknown>,
  req: Pick<PayloadRequest, 'payload'>,
) => string | Promise<string>

const breakpoints = [
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
  { name: 'phone', label: 'Phone', width: 375, height: 812 },
]

/**
 * Drafts and the last versions of a global. There is no autosave: it would undo Payload's document
 * locks, which warn an editor that somebody else is editing.
 */
export const draftVersions = {
  drafts: { autosave: false, schedulePublish: true },
  max: 50,
} as const

/** The same for every document of a collection. */
export const draftVersionsPerDocument = {
  drafts: draftVersions.drafts,
  maxPerDoc: draftVersions.max,
} as const

/**
 * Previews a document's page with its drafts, beside the form and in its own window.
 *
 * @param pathOf - the path of the page, from the fields of the form
 */
export const previewedAt = (
  pathOf: PathOf,
): { preview: GeneratePreviewURL; livePreview: LivePreviewConfig } => ({
  preview: async (document, { req }) => `${previewBase}${await pathOf(document, req)}`,
  livePreview: {
    url: async ({ data, req }) => `${previewBase}${await pathOf(data, req)}`,
    breakpoints,
  },
})

const isDraftStatusOnly = (data: unknown) =>
  isRecord(data) && data._status === 'draft' && Object.keys(data).length === 1

/**
 * Unpublishes without validation. The panel's “Unpublish” sends only a status, but Payload would
 * validate the latest draft with it, so an unfinished draft would keep the old text public.
 */
export const unpublishUnchecked = ({ args = {}, operation, req }: Operation): void => {
  if (operation !== 'update') return
  const isUnpublishing =
    'data' in args && isDraftStatusOnly(args.data) && !('draft' in args && args.draft)
  if (isUnpublishing) marksOf(req).isUnpublish = true
  // Always set: a query parameter of that name would otherwise skip validation on publishing.
  Object.assign(args, { unpublishAllLocales: isUnpublishing })
}

/**
 * Unpublishing replaces the newest version. If several documents are unpublished at once, Payload takes their
 * published texts for that, and newer drafts would be lost.
 */
export const keepNewestDraft: CollectionBeforeChangeHook<TypeWithID> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (!marksOf(req).isUnpublish || !originalDoc) return data
  const newest: unknown = await req.payload.findByID({
    collection: collection.slug,
    id: originalDoc.id,
    draft: true,
    depth: 0,
    req,
  })
  const texts = Object.entries(isRecord(newest) ? newest : {})
  return { ...data, ...Object.fromEntries(texts.filter(([name]) => !ownOfServer.has(name))) }
}
