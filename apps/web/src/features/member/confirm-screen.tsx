import { Button } from '@tropa/ui/button'
import { useConfirmation } from './api/confirm-address'
import { SignInPage } from './components/sign-in-page'

const ConfirmContent = () => {
  const { state, confirm } = useConfirmation()
  if (state.kind === 'confirmed') return <p role="status">{state.message}</p>
  if (state.kind === 'refused') return <p role="alert">{state.message}</p>
  const hasFailed = state.kind === 'failed'
  return (
    <div className="grid justify-items-start gap-4">
      {hasFailed ? (
        <p role="alert">The address could not be confirmed.</p>
      ) : (
        <p>Confirm that the address to which this link was mailed is yours.</p>
      )}
      <Button loading={state.kind === 'loading'} onClick={() => void confirm()}>
        {hasFailed ? 'Try again' : 'Confirm my address'}
      </Button>
    </div>
  )
}

/** Where the link leads that was mailed to a member's new e-mail address. */
export const ConfirmScreen = () => (
  <SignInPage title="Confirm your address">
    <ConfirmContent />
    <noscript>Confirming an address needs JavaScript.</noscript>
  </SignInPage>
)
