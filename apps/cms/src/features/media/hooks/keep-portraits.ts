import { trashMessages } from '@tropa/contract/content/trash'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { visibleError } from '../../../payload/hooks/visible-error'
import type { Media } from '../../../payload/payload-types'
import { findPortraitUses } from '../portrait-uses'

const refusePortrait = async (req: PayloadRequest, id: number | string) => {
  const uses = await findPortraitUses(req, id)
  const use = uses.find(({ isInTrash }) => !isInTrash) ?? uses[0]
  if (!use) return
  const message = use.isInTrash ? trashMessages.portraitInTrash : trashMessages.portraitInUse
  throw visibleError(message(use.name))
}

/** Refuses to delete a picture that a team member uses as their portrait, published, in a draft or in the trash. */
export const keepPortraits: CollectionBeforeDeleteHook = ({ id, req }) => refusePortrait(req, id)

/** Refuses to move such a picture to the trash. */
export const keepPortraitsOutOfTrash: CollectionBeforeChangeHook<Media> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && data.deletedAt) await refusePortrait(req, originalDoc.id)
  return data
}
