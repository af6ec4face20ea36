import type { TeamMember } from '@tropa/contract/team/team'
import type { Draft } from '../../payload/globals/read-text'
import type { Media, Team } from '../../payload/payload-types'
import { api } from '../../rpc/procedure'

const portraitUrl = (image: string | Media | null | undefined) => {
  if (typeof image !== 'object' || image === null) return ''
  const filename = image.sizes?.large?.filename ?? image.filename
  return filename ? `/media/${encodeURIComponent(filename)}` : ''
}

const toTeamMember = ({
  id,
  name,
  alt,
  role,
  bio,
  image,
  links,
}: Draft<Team> & { id: string }): TeamMember => ({
  _id: id,
  name: name ?? '',
  alt: alt ?? '',
  role: role ?? '',
  bio: bio ?? '',
  image: portraitUrl(image),
  links: (links ?? []).flatMap(({ url }) => url || []),
})

export const teamProcedures = {
  list: api.team.list.handler(async ({ context: { payload, drafts = false } }) => {
    const { docs } = await payload.find({
      collection: 'team',
      draft: drafts,
      where: drafts ? {} : { _status: { equals: 'published' } },
      sort: '_order',
      depth: 1,
      limit: 0,
      pagination: false,
      overrideAccess: true,
    })
    return docs.map(toTeamMember)
  }),
}
