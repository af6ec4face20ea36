import type { ListedMember } from '@tropa/contract/account/members'
import type { Payload } from 'payload'
import type { Member } from '../../payload/payload-types'
import { slugs } from '../../payload/slugs'
import { toSessionUser } from './session-user'

/** A member as admins see them. */
export const toListed = (member: Member, now: string = new Date().toISOString()): ListedMember => ({
  _id: member.id,
  ...toSessionUser(member),
  isEditor: member.isEditor === true,
  blocked: member.blocked === true,
  hasSecondFactor: member.secondFactor === true,
  invited: (member.inviteExpiresAt ?? '') > now,
})

/** Everyone who has an account, by username. */
export const listMembers = async ({ db }: Payload): Promise<ListedMember[]> => {
  const now = new Date().toISOString()
  const { docs } = await db.find<Member>({
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
}
