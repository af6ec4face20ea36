import { membersMessages, type InviteLink, type ListedMember } from '@tropa/contract/member/members'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { toast } from '@tropa/ui/toast'
import type { ApiClient } from '../../api/api-context'
import { useMemberChange } from '../../api/use-member-change'
import { calledOf } from '../../format/person'
import type { ItemDialog } from '../../hooks/use-item-dialog'
import { useKeptLinks } from './kept-links'

interface MemberAction {
  label: string
  /** The toast after a success that has made no link. */
  done: string
  /** The start of the question, if the label says too little. */
  verb?: string
  effect: string
  isHarmless?: boolean
  send: (api: ApiClient, id: string) => Promise<{ message: string; invite?: InviteLink }>
}

const block = (blocked: boolean): MemberAction['send'] => {
  return (api, id) => api.members.change({ params: { id }, body: { blocked } })
}

/** Typed explicitly, because the inferred type of the calls grows with every field of the contract. */
export const memberActions: Record<
  'block' | 'unblock' | 'takeBack' | 'newLink' | 'remove',
  MemberAction
> = {
  block: {
    label: 'Block',
    done: 'Member blocked.',
    effect:
      'They are signed out everywhere and cannot sign in until an admin unblocks them. A link that they have not used stops working.',
    send: block(true),
  },
  unblock: {
    label: 'Unblock',
    done: 'Member unblocked.',
    effect:
      'They can sign in again with their password. Somebody who has not chosen one needs a new link.',
    isHarmless: true,
    send: block(false),
  },
  takeBack: {
    label: 'Take back',
    done: 'Member taken back.',
    effect:
      'They are a member again, without teams. Make a new link for them, with which they choose a password.',
    isHarmless: true,
    send: (api, id) => api.members.change({ params: { id }, body: { left: false } }),
  },
  newLink: {
    label: 'New link',
    done: membersMessages.newLink,
    verb: 'Make a new link for',
    effect:
      'Their password and any earlier link stop working, and they are signed out everywhere. With the new link they choose a new password. A second factor stays on. If they have lost that too, only a command on the server removes it.',
    send: (api, id) => api.members.invite({ params: { id } }),
  },
  remove: {
    label: 'Delete',
    done: membersMessages.deleted,
    effect:
      'They are signed out everywhere and cannot sign in. What they handed in and their excuses are deleted. What they acknowledged, their records and log entries keep the name. This cannot be undone.',
    send: (api, id) => api.members.remove({ params: { id } }),
  },
}

/** What can be done about another member besides deleting them. */
export const actionsFor = ({ blocked, left }: ListedMember): MemberAction[] => {
  if (left) return [memberActions.takeBack]
  return blocked ? [memberActions.unblock] : [memberActions.block, memberActions.newLink]
}

/** An action about which a dialog asks. */
export interface AskedAction {
  member: ListedMember
  action: MemberAction
}

interface ActionDialogProps {
  asked: AskedAction
  dialog: ItemDialog<AskedAction>
}

export const ActionDialog = ({ asked, dialog }: ActionDialogProps) => {
  const { member, action } = asked
  const keptLinks = useKeptLinks()
  const change = useMemberChange(async (api, id: string) => {
    const { current: opener } = dialog.returnFocusTo
    const { invite } = await action.send(api, id)
    if (invite) keptLinks.add({ member, invite, opener })
    else toast.success(action.done)
  }, 'Failed to change the member')

  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={dialog.cancel}
      title={
        <span className="wrap-anywhere">
          {action.verb ?? action.label} {calledOf(member)}?
        </span>
      }
      description={action.effect}
      confirmLabel={`Yes, ${action.label}`}
      tone={action.isHarmless ? 'default' : 'danger'}
      loading={change.isPending}
      onConfirm={() => change.mutate(member._id, { onSettled: dialog.close })}
      returnFocusTo={dialog.returnFocusTo}
    />
  )
}
