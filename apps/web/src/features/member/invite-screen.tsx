import type { Invite } from '@tropa/contract/invite'
import { Button } from '@tropa/ui/button'
import { Skeleton } from '@tropa/ui/skeleton'
import { useInvite } from './api/read-invite'
import { InviteForm } from './components/invite-form'
import { SignInPage } from './components/sign-in-page'

/** In the visitor's own time zone: an invited member is not signed in and may be anywhere. */
const expiryText = ({ expiresAt }: Invite) =>
  new Date(expiresAt).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const InviteContent = () => {
  const { state, retry } = useInvite()
  if (state.kind === 'loading') {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (state.kind === 'invalid') return <p role="alert">{state.message}</p>
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>The invite could not be looked up.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  }
  const { token, invite } = state
  return (
    <>
      <p>
        You sign in as <strong className="break-all">@{invite.username}</strong>. This link works
        once, until {expiryText(invite)}.
      </p>
      <InviteForm token={token} username={invite.username} />
    </>
  )
}

/** Where a member who was invited, or whose password was reset, chooses a password. */
export const InviteScreen = () => (
  <SignInPage title="Choose your password">
    <InviteContent />
    <noscript>Choosing a password needs JavaScript.</noscript>
  </SignInPage>
)
