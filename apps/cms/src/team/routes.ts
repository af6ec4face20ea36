import { linksPerMember } from '@tropa/contract/team'
import { api } from '../api/api'
import type { Media, Team } from '../payload-types'
import { slugs } from '../slugs'

const pictureOf = (image: string | Media) => {
  if (typeof image === 'string') return ''
  const filename = image.sizes?.large?.filename ?? image.filename
  return filename ? `/media/${encodeURIComponent(filename)}` : ''
}

const toTeamMember = ({ id, name, alt, role, bio, image, links }: Team) => ({
  _id: id,
  name,
  alt,
  role,
  bio,
  image: pictureOf(image),
  links: Array.from({ length: linksPerMember }, (_, index) => links?.[index]?.url ?? ''),
})

/** The call for the team. */
export const teamRoutes = {
  list: api.team.list.handler(async ({ context: { payload } }) => {
    const { docs } = await payload.find({
      collection: slugs.team,
      where: { _status: { equals: 'published' } },
      sort: '_order',
      depth: 1,
      limit: 0,
      pagination: false,
      overrideAccess: true,
    })
    return docs.map(toTeamMember)
  }),
}
