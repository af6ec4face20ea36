import type { ListedMember } from '@tropa/contract/account/members'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { api } from '../../rpc/procedure'
import { toSessionUser } from './session-user'

const toListed = (member: Member, now: string): ListedMember => ({
  _id: member.id,
  ...toSessionUser(member),
  isEditor: member.isEditor === true,
  blocked: member.blocked === true,
  hasSecondFactor: member.secondFactor === true,
  invited: (member.inviteExpiresAt ?? '') > now,
})

/** Implements the contract's procedures on all members, which are the admins'. */
export const membersProcedures = {
  list: api.members.list.handler(async ({ context: { payload } }) => {
    const now = new Date().toISOString()
    const { docs } = await payload.db.find<Member>({
      collection: slugs.members,
      sort: 'username',
      limit: 0,
      pagination: false,
      select: {
        username: true,
        userType: true,
        isEditor: true,
        teams: true,
        blocked: true,
        secondFactor: true,
        inviteExpiresAt: true,
      },
    })
    return docs.map((member) => toListed(member, now))
  }),
}
