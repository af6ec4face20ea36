import { unpublishMessages } from '@tropa/contract/content/unpublish'
import { isRecord } from '@tropa/contract/is-record'
import type { Operation } from './operation'
import { visibleError } from './visible-error'

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** The only entry of an object: of several, the embedded database may heed one alone. */
const onlyEntry = (value: unknown): [string, unknown] | [] => {
  const [entry, ...others] = isRecord(value) ? Object.entries(value) : []
  return entry && others.length === 0 ? entry : []
}

const isNaming = (condition: unknown): boolean => {
  const [field, comparisons] = onlyEntry(condition)
  const [comparison, value] = onlyEntry(comparisons)
  if (field === 'deletedAt') return comparison === 'exists' && String(value) === 'true'
  if (field !== 'id' || (comparison !== 'equals' && comparison !== 'in')) return false
  return Array.isArray(value) ? value.length > 0 && value.every(isText) : isText(value)
}

/** Whether a filter, as the panel sends it, lets through only documents whose ids it names, or that lie in the trash. */
export const isBound = (where: unknown): boolean => {
  const [group, conditions] = onlyEntry(where)
  return group === 'and' && Array.isArray(conditions) ? conditions.some(isNaming) : isNaming(where)
}

/**
 * Refuses to unpublish documents that the request does not name: where everything on all pages is selected,
 * the panel drops the filter of the list (github.com/payloadcms/payload/issues/17670). What lies in the trash is
 * on no page, and is restored as drafts.
 */
export const refuseToUnpublishUnnamed = ({ args = {}, operation }: Operation): void => {
  const { id, data, draft, where }: Record<string, unknown> = { ...args }
  if (operation !== 'update' || id !== undefined) return
  // What is saved as a draft stays published, and any status but `published` unpublishes.
  const unpublishes =
    isRecord(data) && '_status' in data && data._status !== 'published' && draft !== true
  if (unpublishes && !isBound(where)) throw visibleError(unpublishMessages.pageByPage)
}
