import { unpublishMessages } from '@tropa/contract/panel/unpublish'
import { isRecord } from '@tropa/contract/base/is-record'
import { z } from 'zod'
import type { Operation } from './operation'
import { visibleError } from './visible-error'

const idText = z.string().min(1)

/** With several entries in a condition, the embedded database may heed only one. */
const boundCondition = z.union([
  z.strictObject({ id: z.strictObject({ equals: idText }) }),
  z.strictObject({ id: z.strictObject({ in: z.array(idText).min(1) }) }),
  z.strictObject({ deletedAt: z.strictObject({ exists: z.literal(['true', true]) }) }),
])

const allOf = z.strictObject({ and: z.array(z.unknown()) })

/** Whether a filter, as the panel sends it, matches only documents whose ids it names, or that are in the trash. */
export const isBound = (where: unknown): boolean => {
  const conditions = allOf.safeParse(where).data?.and ?? [where]
  return conditions.some((each) => boundCondition.safeParse(each).success)
}

/**
 * Refuses to unpublish documents that the request does not name: where everything on all pages is selected,
 * the panel drops the filter of the list (github.com/payloadcms/payload/issues/17670). What lies in the trash is
 * on no page, and is restored as drafts.
 */
export const refuseToUnpublishUnnamed = ({ args = {}, operation }: Operation): void => {
  const { id, data, draft, where }: Record<string, unknown> = { ...args }
  if (operation !== 'update' || id !== undefined) return
  // Saving as a draft leaves the document published; otherwise any status but `published` unpublishes it.
  const unpublishes =
    isRecord(data) && '_status' in data && data._status !== 'published' && draft !== true
  if (unpublishes && !isBound(where)) throw visibleError(unpublishMessages.pageByPage)
}
