import type { ListedMember, InviteLink } from '@tropa/contract/account/members'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { toast } from '@tropa/ui/toast'
import { toastFailure } from '../../api/toast-failure'
import type { Confirmation } from '../../hooks/use-confirmation'
import { useMemberChange } from './api'
import type { AskedAction } from './member-actions'

interface ActionDialogProps {
  asked: AskedAction
  dialog: Confirmation<AskedAction>
  onLink: (member: ListedMember, invite: InviteLink) => void
}

/** Says what an action will do to a member, then does it. */
export const ActionDialog = ({ asked, dialog, onLink }: ActionDialogProps) => {
  const { member, action } = asked
  const change = useMemberChange(action.send)
  const confirm = () => {
    if (change.isPending) return
    change.mutate(member._id, {
      onSuccess: ({ message, invite }) => {
        if (invite) onLink(member, invite)
        else toast.success(message)
      },
      onError: (error) => toastFailure(error, 'Failed to change the member'),
      onSettled: dialog.close,
    })
  }
  return (
    <ConfirmDialog
      open={dialog.isOpen}
      onOpenChange={dialog.cancel}
      title={
        <span className="[overflow-wrap:anywhere]">
          {action.verb ?? action.label} @{member.username}?
        </span>
      }
      description={action.effect}
      confirmLabel={`Yes, ${action.label}`}
      tone={action.isHarmless ? 'default' : 'danger'}
      loading={change.isPending}
      onConfirm={confirm}
      onCloseAutoFocus={dialog.onCloseAutoFocus}
    />
  )
}
