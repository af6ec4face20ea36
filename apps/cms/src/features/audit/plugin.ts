import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  Plugin,
} from 'payload'
import { joinWork, type AuditEvent } from '../../database/unit-of-work'
import { panelRequest } from '../../payload/access/panel-request'
import { marksOf } from '../../payload/hooks/request-marks'
import type { AuditAction } from './collection'
import { changedFields, namedFields, trashActionOf, type Change } from './changes'

const written = new Set<string>(['calendar', 'team', 'media'])

/** Collections of which only deletions are recorded, such as those from the trash. */
const onlyDeleted = ['inquiries', 'activity-logs', 'records', 'todos']

const deleted = new Set<string>([...written, ...onlyDeleted])

type Document = Record<string, unknown>

type StoredDocument = Document & { id: string }

const titleOf = (doc: Document, field = 'id') => {
  const title = doc[field]
  return typeof title === 'string' ? title : ''
}

const actionOf = (
  isNew: boolean,
  fields: readonly FlattenedField[],
  req: PayloadRequest,
  change: Change,
): AuditAction => {
  if (isNew) return 'create'
  const trashAction = trashActionOf(change)
  if (trashAction) return trashAction
  if (marksOf(req).isRestore) return 'restore-version'
  if (marksOf(req).isUnpublish) return 'unpublish'
  // Without drafts, a status in the request means nothing.
  if (!fields.some(({ name }) => name === '_status')) return 'update'
  const status = change.doc._status ?? change.data._status
  if (status === 'published') return 'publish'
  return status === 'draft' ? 'draft' : 'update'
}

/** Records what a hook has seen, done by the sender of the request or else the actor of the unit of work. */
const record = async (req: PayloadRequest, event: AuditEvent) => {
  if (marksOf(req).isUnrecorded) return
  await joinWork(req, (work) => {
    const session = req.user ?? work.from.session
    const from = { session, address: panelRequest()?.address ?? work.from.address }
    work.audit(event, from)
  })
}

const recordChange: CollectionAfterChangeHook<StoredDocument> = async ({
  collection: { slug, admin, flattenedFields },
  operation,
  req,
  ...change
}) => {
  const { data, doc, previousDoc } = change
  const { id } = doc
  const title = titleOf({ ...previousDoc, ...data, ...doc }, admin.useAsTitle)
  const row = { collection: slug, id, title }
  const isNew = operation === 'create'
  if (!written.has(slug) && !trashActionOf(change)) return
  const action = actionOf(isNew, flattenedFields, req, change)
  // Of several documents at once, Payload compares the published text with the draft, which stays as it is.
  const names = action === 'unpublish' ? ['_status'] : namedFields(flattenedFields)
  await record(req, { action, row, fields: changedFields(names, change) })
}

const recordDeletion: CollectionAfterDeleteHook<StoredDocument> = async ({
  collection: { slug, admin },
  doc,
  req,
}) => {
  // A log entry is deleted for its words, which must not stay here for two more years: the title says whose it was.
  const title =
    slug === 'activity-logs'
      ? `Entry of ${titleOf(doc, 'username')}`
      : titleOf(doc, admin.useAsTitle)
  // Not the id in the URL, which MongoDB also finds in upper case.
  const row = { collection: slug, id: doc.id, title }
  await record(req, { action: 'delete', row })
}

const recordGlobalChange: GlobalAfterChangeHook = async ({ global, req, ...change }) => {
  const { slug, label, flattenedFields } = global
  const row = { collection: slug, id: '', title: typeof label === 'string' ? label : slug }
  const fields = changedFields(namedFields(flattenedFields), change)
  const action = actionOf(false, flattenedFields, req, change)
  await record(req, { action, row, fields })
}

const audited = (collection: CollectionConfig): CollectionConfig => {
  const { slug, hooks } = collection
  if (!deleted.has(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), recordChange],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDeletion],
    },
  }
}

const auditedGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [...(global.hooks?.afterChange ?? []), recordGlobalChange],
  },
})

/**
 * Records every write of the content and the settings, through the API, the panel or a command.
 * The hooks run in the write's transaction.
 */
export const auditWrites: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map(audited),
  globals: globals.map(auditedGlobal),
})
