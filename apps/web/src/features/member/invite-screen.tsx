import { Button } from '@tropa/ui/button'
import { Page } from '@tropa/ui/page'
import { Skeleton } from '@tropa/ui/skeleton'
import { Tile } from '@tropa/ui/tile'
import { Toaster } from '@tropa/ui/toaster'
import { TeamMark } from '../../components/team-mark'
import { InviteForm } from './invite-form'
import type { InviteState } from './use-invite'
import { useInvite } from './use-invite'

const until = (expiresAt: string) =>
  new Date(expiresAt).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

const Content = ({ state, retry }: { state: InviteState; retry: () => void }) => {
  if (state.kind === 'reading') {
    return (
      <div role="status" aria-label="Loading" className="grid gap-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    )
  }
  if (state.kind === 'worthless') return <p role="alert">{state.message}</p>
  if (state.kind === 'unanswered') {
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
        once, until {until(invite.expiresAt)}.
      </p>
      <InviteForm token={token} username={invite.username} />
    </>
  )
}

/** Where somebody who was invited, or whose password was reset, chooses one. */
export const InviteScreen = () => {
  const { state, retry } = useInvite()
  return (
    <Page className="grid min-h-[calc(100dvh-6rem)] content-center py-6">
      <div className="mx-auto grid w-full max-w-[56rem] gap-3 sm:gap-4 md:grid-cols-[5fr_6fr]">
        <Tile
          tone="accent"
          className="flex items-end justify-between gap-6 md:min-h-[26rem] md:flex-col md:items-start"
        >
          <TeamMark className="w-20 shrink-0 max-md:order-last max-md:w-14" />
          <h1 className="text-xl md:text-2xl">Choose your password</h1>
        </Tile>
        <Tile className="grid content-center gap-5 sm:p-8">
          <Content state={state} retry={retry} />
          <noscript>Choosing a password needs JavaScript.</noscript>
        </Tile>
      </div>
      <Toaster />
    </Page>
  )
}
