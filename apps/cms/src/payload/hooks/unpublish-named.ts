import { unpublishMessages } from '@tropa/contract/content/unpublish'
import { isRecord } from '@tropa/contract/is-record'
import type { Operation } from './operation'
import { BulkRefusal } from './visible-error'

const isText = (value: unknown) => typeof value === 'string' && value !== ''

/** The only comparison with a field: of several, the embedded database may heed the first alone. */
const onlyComparison = (comparisons: unknown): [string, unknown] | undefined => {
  const all = isRecord(comparisons) ? Object.entries(comparisons) : []
  return all.length === 1 ? all[0] : undefined
}

type Field = (name: string, comparisons: unknown) => boolean

const isNamedId: Field = (name, comparisons) => {
  const [comparison, ids] = onlyComparison(comparisons) ?? []
  if (name !== 'id' || (comparison !== 'equals' && comparison !== 'in')) return false
  return Array.isArray(ids) ? ids.length > 0 && ids.every(isText) : isText(ids)
}

const isInTrash: Field = (name, comparisons) => {
  const [comparison, value] = onlyComparison(comparisons) ?? []
  return name === 'deletedAt' && comparison === 'exists' && String(value) === 'true'
}

/** Whether a filter lets through only documents that a comparison of one field accepts. */
const requires = (where: unknown, accepts: Field): boolean => {
  if (!isRecord(where)) return false
  const isRequired = ([name, value]: [string, unknown]): boolean => {
    if (!Array.isArray(value)) return accepts(name, value)
    if (name === 'or') return value.length > 0 && value.every((each) => requires(each, accepts))
    return name === 'and' && value.some((each) => requires(each, accepts))
  }
  const parts = Object.entries(where)
  const groups = parts.filter(([, value]) => Array.isArray(value))
  // Of several groups side by side, the embedded database heeds the last alone.
  return groups.length > 1 ? groups.every(isRequired) : parts.some(isRequired)
}

/** Whether a filter lets through only documents whose ids it names, or that lie in the trash. */
export const isBound = (where: unknown): boolean =>
  requires(where, isNamedId) || requires(where, isInTrash)

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
  if (unpublishes && !isBound(where)) throw new BulkRefusal(unpublishMessages.pageByPage)
}
