import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '../../payload/slugs'

/** Refuses to delete a picture that is somebody's portrait, in what is published or in a draft. */
export const keepPortraits: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const shows = {
    collection: slugs.team,
    where: { image: { equals: id } },
    depth: 0,
    limit: 1,
    req,
  }
  const published = await req.payload.find(shows)
  const drafted = await req.payload.find({ ...shows, draft: true })
  const [member] = [...published.docs, ...drafted.docs]
  if (!member) return
  throw new APIError(
    `This is the portrait of ${member.name}. Choose another one there first.`,
    400,
    null,
    true,
  )
}
