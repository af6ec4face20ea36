import type { InviteLink, ListedMember } from '@tropa/contract/member/members'
import { leadsElsewhere, linksLeadTo } from '@tropa/contract/base/public-url'
import { inviteHours } from '@tropa/contract/member/link-hours'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { CopyField } from '@tropa/ui/copy-field'
import { Dialog, DialogClose, DialogContent } from '@tropa/ui/dialog'
import { calledOf } from '../../format/person'
import type { ItemDialog } from '../../hooks/use-item-dialog'

/** Warns where the link leads, unless that is the origin that the admin is on. */
export const WrongLink = ({ link }: { link: string }) => {
  const { origin } = new URL(link)
  return leadsElsewhere(origin, window.location.origin) ? (
    <Banner role="status">{linksLeadTo(origin)}</Banner>
  ) : null
}

/** Says that a link is not the only one. */
export const MailedToo = () => (
  <p className="text-ink-soft">
    A second link was mailed to them. Once one is used, the other stops working.
  </p>
)

interface InviteLinkDialogProps {
  member: Pick<ListedMember, 'username' | 'name'>
  invite: InviteLink
  dialog: Pick<ItemDialog<unknown>, 'isOpen' | 'cancel' | 'returnFocusTo'>
}

/** Replaces the dialog that made a link and shows the link only once, so that no click outside closes it. */
export const InviteLinkDialog = ({ member, invite, dialog }: InviteLinkDialogProps) => (
  <Dialog open={dialog.isOpen} onOpenChange={dialog.cancel}>
    <DialogContent
      title={<span className="wrap-anywhere">A link for {calledOf(member)}</span>}
      description="With it they choose a password and sign in. Give it to nobody else."
      footer={
        <DialogClose asChild>
          <Button>Done</Button>
        </DialogClose>
      }
      onInteractOutside={(event) => event.preventDefault()}
      returnFocusTo={dialog.returnFocusTo}
    >
      <div className="grid gap-2">
        <WrongLink link={invite.link} />
        <CopyField aria-label="Link" value={invite.link} />
        <p>This link is shown only once and works for {inviteHours} hours.</p>
        {invite.isMailed ? <MailedToo /> : null}
      </div>
    </DialogContent>
  </Dialog>
)
