import type { CollectionBeforeDeleteHook } from 'payload'
import { visibleError } from '../../../payload/hooks/visible-error'
import { findPortraitUses } from '../portrait-uses'

/** Refuses to delete a picture that a team member uses as their portrait, published or in a draft. */
export const keepPortraits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const [use] = await findPortraitUses(req, id)
  if (!use) return
  throw visibleError(`This is the portrait of ${use.name}. Choose another one there first.`)
}
