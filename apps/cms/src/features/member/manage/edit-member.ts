import type { ListedMember, MemberChanges } from '@tropa/contract/account/members'
import { teams } from '@tropa/contract/assignee'
import { inUnitOfWork, type AuditEvent } from '../../../database/unit-of-work'
import type { Member } from '../../../payload/payload-types'
import type { ApiContext } from '../../../rpc/context'
import { toListed } from '../list-members'
import { rowOf } from '../stored-member'
import { chosenUsername } from '../username'
import { writeMember } from '../write-member'
import { keepAdmin, refuseOwn, requireMember } from './rules'

const present = (member: Member): Required<MemberChanges> => ({
  username: member.username,
  userType: member.userType,
  isEditor: member.isEditor === true,
  teams: teams.filter((team) => member.teams?.includes(team)),
  blocked: member.blocked === true,
})

/** What differs from what is stored. */
const changesOf = (member: Member, { username, ...others }: MemberChanges): MemberChanges => {
  const stored: Record<string, unknown> = present(member)
  const wanted = {
    ...others,
    ...(username !== undefined && { username: chosenUsername(username) }),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([name, value]) => String(value) !== String(stored[name])),
  )
}

const actionOf = ({ blocked, userType, isEditor }: MemberChanges): AuditEvent['action'] => {
  if (blocked !== undefined) return blocked ? 'block' : 'unblock'
  return userType === undefined && isEditor === undefined ? 'update' : 'role'
}

/**
 * Changes, blocks or unblocks a member; what is the same already changes nothing.
 *
 * @throws a 403 for the caller's own kind or block, a 409 for the last admin who can sign in, and a 400 for a username
 *   that is taken
 */
export const editMember = (
  context: ApiContext,
  id: string,
  form: MemberChanges,
): Promise<ListedMember> =>
  inUnitOfWork(context, async (work) => {
    const member = await requireMember(work.payload, id, work)
    const changes = changesOf(member, form)
    const fields = Object.keys(changes)
    if (fields.length === 0) return toListed(member)
    if (changes.userType !== undefined || changes.blocked !== undefined) {
      refuseOwn(context, member)
      await keepAdmin(work, member)
    }
    const changed = await writeMember(work, member, changes)
    work.audit({ action: actionOf(changes), row: rowOf(changed), fields })
    return toListed(changed)
  })
