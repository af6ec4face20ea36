import type { InviteLink } from '@tropa/contract/account/members'
import { inviteHours } from '@tropa/contract/invite'
import { Button } from '@tropa/ui/button'
import { CopyField } from '@tropa/ui/copy-field'
import { Dialog, DialogClose, DialogContent } from '@tropa/ui/dialog'
import type { Confirmation } from '../../hooks/use-confirmation'

/** A link that was just made, and whose it is. */
export interface NewLink {
  username: string
  invite: InviteLink
}

interface LinkDialogProps {
  made: NewLink
  dialog: Confirmation<NewLink>
}

/** Shows a link that nobody can read again. A click beside it must not close it. */
export const LinkDialog = ({ made: { username, invite }, dialog }: LinkDialogProps) => (
  <Dialog open={dialog.isOpen} onOpenChange={dialog.cancel}>
    <DialogContent
      title={<span className="[overflow-wrap:anywhere]">A link for @{username}</span>}
      description="With it they choose a password and sign in. Give it to nobody else."
      footer={
        <DialogClose asChild>
          <Button>Done</Button>
        </DialogClose>
      }
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={dialog.onCloseAutoFocus}
    >
      <div className="grid gap-2">
        <CopyField aria-label="Link" value={invite.link} />
        <p>This link is shown only once and works for {inviteHours} hours.</p>
        {invite.isMailed ? (
          <p className="text-ink-soft">
            Another one was mailed to them. Using one of them ends the other.
          </p>
        ) : null}
      </div>
    </DialogContent>
  </Dialog>
)
