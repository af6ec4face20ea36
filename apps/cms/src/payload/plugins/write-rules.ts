import { trashMessages } from '@tropa/contract/trash/trash'
import { versionMessages } from '@tropa/contract/panel/versions'
import { isRecord } from '@tropa/contract/base/is-record'
import type {
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { keepNewestDraft, unpublishUnchecked } from '../fields/drafts'
import { filterDays } from '../fields/filter-days'
import { foldSearch } from '../fields/fold-search'
import { refuseLongLists } from '../hooks/long-lists'
import { notReadable } from '../hooks/map-errors'
import { nameRefused } from '../hooks/name-refused'
import { refuseOddValues } from '../hooks/odd-values'
import type { Operation } from '../hooks/operation'
import { refusePrivateSort } from '../hooks/private-sort'
import { marksOf } from '../hooks/request-marks'
import { refuseToUnpublishUnnamed } from '../hooks/unpublish-named'
import { visibleError } from '../hooks/visible-error'
import { changedParts, ownOfServer, type PartField } from '../parts/changed-parts'

/** Without data, Payload fails with a 500 when it reads the first field. */
const requireData = ({ args = {}, operation }: Operation): void => {
  const isWrite = operation === 'create' || operation === 'update'
  if (isWrite && !('data' in args && isRecord(args.data))) {
    throw visibleError(notReadable)
  }
}

const ignoredFields = new Set(['id', 'createdAt', 'updatedAt'])

const isForm = ({ headers }: PayloadRequest) =>
  headers.get('content-type')?.startsWith('multipart/form-data') === true

/**
 * Lets only the server set the id and the times of a document. The panel's forms send them with every document, so
 * they are ignored, not refused. The time of the last change tells what the form shows.
 */
const ignoreServerFields = ({ args = {}, req }: Operation): void => {
  if (req.payloadAPI === 'local' || !('data' in args) || !isRecord(args.data)) return
  const marks = marksOf(req)
  marks.shownChange = isForm(req) ? args.data.updatedAt : undefined
  marks.namesNoField = Object.keys(args.data).every((name) => ownOfServer.has(name))
  args.data = Object.fromEntries(
    Object.entries(args.data).filter(([name]) => !ignoredFields.has(name)),
  )
}

/**
 * Lets what is in the trash only be restored or deleted. The server says since when it is there. A draft that is
 * moved there takes its published version along, which Payload would leave on the site.
 */
const keepTrashRules = ({ args = {}, operation }: Operation): void => {
  const data = 'data' in args && isRecord(args.data) ? args.data : {}
  if (operation !== 'update') return
  const isInTrash = 'trash' in args && args.trash === true
  const isMoved = Boolean(data.deletedAt)
  if (isInTrash && data.deletedAt !== null) throw visibleError(trashMessages.readOnly)
  if (isMoved) data.deletedAt = new Date().toISOString()
  if (isMoved || isInTrash) Object.assign(args, { draft: false })
}

/** What Payload adds to an upload. The size tells a picture that has been encoded again. */
const fileFields = ['filesize', 'focalX', 'focalY'].map((name) => ({ type: 'number', name }))

interface Change {
  data?: unknown
  originalDoc?: { updatedAt?: string | null; _status?: unknown }
  req: PayloadRequest
}

/**
 * Refuses to save a form over a change that it does not show, such as one that was made in another tab.
 * Payload checks only at the first keystroke. A form equal to what is stored repeats a save whose response was
 * lost, so it passes. One that sends no field publishes what is stored, and is refused if that has changed.
 */
const refuseOverwriting =
  (fields: readonly PartField[]) =>
  ({ data, originalDoc, req }: Change): void => {
    const { shownChange: shown, namesNoField } = marksOf(req)
    const stored = originalDoc?.updatedAt
    if (typeof shown !== 'string' || !stored || Date.parse(shown) === Date.parse(stored)) return
    const isStatusOnly = namesNoField && isRecord(data) && data._status !== originalDoc._status
    if (!isStatusOnly && changedParts(fields, originalDoc, data).length === 0) return
    throw visibleError(versionMessages.savedByOthers, 409)
  }

const guarded = <T extends CollectionConfig | GlobalConfig>(each: T): T => {
  const { beforeOperation = [], beforeValidate = [] } = each.hooks ?? {}
  // Only collections have a trash.
  const hasTrash = 'trash' in each && each.trash === true
  const hasDrafts = hasDraftsEnabled(each)
  const parts = 'upload' in each && each.upload ? [...each.fields, ...fileFields] : each.fields
  return {
    ...each,
    hooks: {
      ...each.hooks,
      beforeOperation: [
        ...(hasTrash ? [keepTrashRules] : []),
        requireData,
        refuseLongLists,
        refuseOddValues(each.fields),
        ignoreServerFields,
        ...(hasTrash && hasDrafts ? [refuseToUnpublishUnnamed] : []),
        ...(hasDrafts ? [unpublishUnchecked] : []),
        ...beforeOperation,
      ],
      beforeValidate: [refuseOverwriting(parts), ...beforeValidate],
    },
  }
}

/**
 * Deletes what the list shows. It filters the newest drafts, but Payload looks for what it deletes in the published
 * texts, which may match where the listed draft does not.
 */
const deleteListed =
  (slug: string) =>
  async ({ args = {}, operation, req }: Operation): Promise<void> => {
    const { id, trash, where }: { id?: unknown; trash?: unknown; where?: Where } = args
    const isOfList = operation === 'delete' && id === undefined && trash !== true
    if (!isOfList || !where || req.payloadAPI === 'local') return
    const { docs } = await req.payload.find({
      collection: slug as CollectionSlug,
      ...{ where, req, draft: true, depth: 0, pagination: false, overrideAccess: false },
    })
    Object.assign(args, { where: { id: { in: docs.map((each) => each.id) } } })
  }

const ofCollection = (each: CollectionConfig): CollectionConfig => {
  const { afterOperation = [], beforeChange = [], beforeOperation = [] } = each.hooks ?? {}
  const hasDrafts = hasDraftsEnabled(each)
  return {
    ...each,
    hooks: {
      ...each.hooks,
      beforeOperation: [
        ...(hasDrafts ? [deleteListed(each.slug)] : []),
        refusePrivateSort,
        filterDays(each.fields),
        foldSearch(each),
        ...beforeOperation,
      ],
      beforeChange: [...(hasDrafts ? [keepNewestDraft] : []), ...beforeChange],
      afterOperation: [...afterOperation, nameRefused],
    },
  }
}

/** Adds to every collection and global the checks that the panel's forms and Payload leave out. */
export const writeRules: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((each) => ofCollection(guarded(each))),
  globals: globals.map((each) => guarded(each)),
})
