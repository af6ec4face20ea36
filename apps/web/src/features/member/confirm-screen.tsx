import { Button } from '@tropa/ui/button'
import { Skeleton } from '@tropa/ui/skeleton'
import { useConfirmation } from './api/confirm-address'
import { SignInPage } from './components/sign-in-page'

const ConfirmContent = () => {
  const { state, retry } = useConfirmation()
  if (state.kind === 'loading') {
    return (
      <div role="status" aria-label="Loading">
        <Skeleton className="h-5 w-3/4" />
      </div>
    )
  }
  if (state.kind === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>The address could not be confirmed.</p>
        <Button onClick={retry}>Try again</Button>
      </div>
    )
  }
  return <p role={state.kind === 'confirmed' ? 'status' : 'alert'}>{state.message}</p>
}

/** Where the link leads that was mailed to a member's new e-mail address. */
export const ConfirmScreen = () => (
  <SignInPage title="Confirm your address">
    <ConfirmContent />
    <noscript>Confirming an address needs JavaScript.</noscript>
  </SignInPage>
)
