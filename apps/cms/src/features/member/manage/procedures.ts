import { membersMessages } from '@tropa/contract/account/members'
import { inUnitOfWork } from '../../../database/unit-of-work'
import type { ApiContext } from '../../../rpc/context'
import { idIn } from '../../../rpc/input'
import { api } from '../../../rpc/procedure'
import { listMembers } from '../list-members'
import { deleteMember } from '../write-member'
import { editMember } from './edit-member'
import { inviteMember, renewInvite } from './invite-member'
import { keepAdmin, refuseOwn, requireMember } from './rules'

/** Looks for the member before the rest of the input is validated: a 404 comes before a 400. */
const onMember = api.use(async ({ context, next }, input) => {
  await requireMember(context.payload, idIn(input))
  return next()
})

const removeMember = (context: ApiContext, id: string): Promise<void> =>
  inUnitOfWork(context, async (work) => {
    const member = await requireMember(work.payload, id, work)
    refuseOwn(context, member)
    await keepAdmin(work, member)
    await deleteMember(work, member)
  })

/** Implements the contract's procedures on all members, which are the admins'. */
export const membersProcedures = {
  list: api.members.list.handler(({ context }) => listMembers(context.payload)),

  create: api.members.create.handler(async ({ context, input }) => ({
    message: membersMessages.invited,
    ...(await inviteMember(context, input)),
  })),

  change: onMember.members.change.handler(async ({ context, input }) => ({
    message: membersMessages.changed,
    data: await editMember(context, input.params.id, input.body),
  })),

  invite: api.members.invite.handler(async ({ context, input }) => ({
    message: membersMessages.newLink,
    invite: await renewInvite(context, input.params.id),
  })),

  remove: api.members.remove.handler(async ({ context, input }) => {
    await removeMember(context, input.params.id)
    return { message: membersMessages.deleted }
  }),
}
