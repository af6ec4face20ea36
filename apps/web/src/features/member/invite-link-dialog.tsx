import { leadsElsewhere, linksLeadTo } from '@tropa/contract/base/public-url'
import { inviteHours } from '@tropa/contract/member/link-hours'
import { Banner } from '@tropa/ui/banner'
import { Button } from '@tropa/ui/button'
import { CopyField } from '@tropa/ui/copy-field'
import { Dialog, DialogClose, DialogContent } from '@tropa/ui/dialog'
import { useState } from 'react'
import { calledOf } from '../../format/person'
import { useAskBeforeUnload } from '../../hooks/use-ask-before-unload'
import { type MadeLink, useKeptLinks } from './kept-links'

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
    A second link is being mailed to them. Once one is used, the other stops working.
  </p>
)

/** Shows the link only once, so that no click outside closes it. */
const InviteLinkDialog = ({ made }: { made: MadeLink }) => {
  const { member, invite, opener } = made
  const { remove } = useKeptLinks()
  const [isOpen, setIsOpen] = useState(true)
  const [isCopied, setIsCopied] = useState(false)
  useAskBeforeUnload(isOpen && !isCopied)
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogContent
        title={<span className="wrap-anywhere">A link for {calledOf(member)}</span>}
        description="With it they choose a password and sign in. Give it to nobody else."
        footer={
          <DialogClose asChild>
            <Button>Done</Button>
          </DialogClose>
        }
        onInteractOutside={(event) => event.preventDefault()}
        // If the screen was left, the dialog is still open, and its link stays.
        onCloseAutoFocus={() => {
          if (!isOpen) remove(made)
        }}
        returnFocusTo={{ current: opener }}
      >
        <div className="grid gap-2">
          <WrongLink link={invite.link} />
          <CopyField aria-label="Link" value={invite.link} onCopied={() => setIsCopied(true)} />
          <p>This link is shown only once and works for {inviteHours} hours.</p>
          {invite.isMailed ? <MailedToo /> : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** The links whose dialogs nobody has closed yet. */
export const KeptLinks = () =>
  useKeptLinks().links.map((made) => <InviteLinkDialog key={made.invite.link} made={made} />)
