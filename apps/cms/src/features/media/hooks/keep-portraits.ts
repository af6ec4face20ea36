import type { CollectionBeforeDeleteHook } from 'payload'
import { visibleError } from '../../../payload/hooks/visible-error'
import { slugs } from '../../../payload/slugs'

/** Refuses to delete a picture that a team member uses as their portrait, published or in a draft. */
export const keepPortraits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const usesPicture = {
    collection: slugs.team,
    where: { image: { equals: id } },
    depth: 0,
    limit: 1,
    req,
  }
  const published = await req.payload.find(usesPicture)
  const drafts = await req.payload.find({ ...usesPicture, draft: true })
  const [member] = [...published.docs, ...drafts.docs]
  if (!member) return
  throw visibleError(`This is the portrait of ${member.name}. Choose another one there first.`)
}
