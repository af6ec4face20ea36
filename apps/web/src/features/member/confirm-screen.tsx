import { emailAddressMessages } from '@tropa/contract/account/email-address'
import { Button } from '@tropa/ui/button'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { refusalOf } from '../../api/api-failure'
import { SignInPage } from './sign-in-page'

type Confirmation =
  | { kind: 'ready' }
  | { kind: 'loading' }
  | { kind: 'confirmed'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

const invalidLink: Confirmation = { kind: 'refused', message: emailAddressMessages.invalidLink }

const refusal = (error: unknown): Confirmation => {
  const message = refusalOf(error)
  return message === undefined ? { kind: 'failed' } : { kind: 'refused', message }
}

/**
 * Uses the token that is the address's hash, which browsers never send (decision 0019), when its reader asks
 * for it: programs that look for dangerous mail open links too.
 */
const ConfirmContent = ({ token }: { token: string }) => {
  const api = useApi()
  // The server, which draws the page first, does not know the token.
  const isHydrated = useHydrated()
  const [asked, setAsked] = useState<Confirmation>({ kind: 'ready' })
  const state = isHydrated && token === '' ? invalidLink : asked
  const confirm = async () => {
    setAsked({ kind: 'loading' })
    try {
      const { message } = await api.emailAddress.confirm({ token })
      setAsked({ kind: 'confirmed', message })
    } catch (error) {
      setAsked(refusal(error))
    }
  }
  const outcome = useRef<HTMLParagraphElement>(null)
  // It takes the place of the button that had the focus.
  useEffect(() => outcome.current?.focus(), [state.kind])
  if (state.kind === 'confirmed' || state.kind === 'refused') {
    const role = state.kind === 'confirmed' ? 'status' : 'alert'
    return (
      <p ref={outcome} role={role} tabIndex={-1} className="outline-none">
        {state.message}
      </p>
    )
  }
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
export const ConfirmScreen = () => {
  const token = useLocation().hash.slice(1)
  return (
    <SignInPage title="Confirm your address">
      <ConfirmContent key={token} token={token} />
      <noscript>Confirming an address needs JavaScript.</noscript>
    </SignInPage>
  )
}
