import { changesBetween } from '@tropa/contract/changes/todo-changes'
import type { CollectionBeforeChangeHook } from 'payload'
import { asksAgain } from '../../../payload/hooks/request-marks'
import type { Todo } from '../../../payload/payload-types'
import { storeVersion, textOf, versionsOf } from '../versions'

/**
 * Counts the versions of a to-do, whether it is changed through the API or in the panel, and keeps the text
 * that a change replaces. This runs in the write's transaction, so that a to-do and its older versions always agree.
 */
export const keepVersions: CollectionBeforeChangeHook<Todo> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return { ...data, ...versionsOf({}) }
  const current = versionsOf(originalDoc)
  const before = textOf(originalDoc)
  if (changesBetween(before, textOf({ ...originalDoc, ...data })).length === 0) {
    return { ...data, ...current }
  }
  await storeVersion(req, originalDoc.id, current.version, before)
  const version = current.version + 1
  return {
    ...data,
    version,
    askedVersion: asksAgain(req) ? version : current.askedVersion,
    changedAt: new Date().toISOString(),
  }
}
