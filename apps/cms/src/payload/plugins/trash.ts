import { trashMessages } from '@tropa/contract/content/trash'
import { isRecord } from '@tropa/contract/is-record'
import type { Plugin } from 'payload'
import type { Operation } from '../hooks/operation'
import { visibleError } from '../hooks/visible-error'

/**
 * Keeps the rules of the trash for each write. The server says since when a document is in the trash. A
 * draft that is moved there takes its published version along, which Payload would leave on the site.
 */
const keepTrashRules = ({ args = {}, operation }: Operation): void => {
  const data = 'data' in args && isRecord(args.data) ? args.data : {}
  if (operation === 'create') delete data.deletedAt
  if (operation !== 'update') return
  const isInTrash = 'trash' in args && args.trash === true
  const isMoved = Boolean(data.deletedAt)
  if (isInTrash && data.deletedAt !== null) throw visibleError(trashMessages.readOnly)
  if (isMoved) data.deletedAt = new Date().toISOString()
  if (isMoved || isInTrash) Object.assign(args, { draft: false })
}

/** Lets what is in the trash only be restored or deleted, in each collection that has one. */
export const trashRules: Plugin = ({ collections = [], ...config }) => ({
  ...config,
  collections: collections.map((each) => {
    if (!each.trash) return each
    const { hooks = {} } = each
    const beforeOperation = [keepTrashRules, ...(hooks.beforeOperation ?? [])]
    return { ...each, hooks: { ...hooks, beforeOperation } }
  }),
})
