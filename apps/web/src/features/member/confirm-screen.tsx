import { emailAddressMessages } from '@tropa/contract/member/email-address'
import { linkNotWhole, wholeToken } from '@tropa/contract/member/link-token'
import { ownPaths, paths } from '@tropa/contract/pages'
import { Button } from '@tropa/ui/button'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { hasStatus, hintOf, refusalOf } from '../../api/api-failure'
import { useSession } from '../../session/use-session'
import { PageLink, SignInPage } from './sign-in-page'

type Outcome =
  | { kind: 'ready' | 'loading' }
  | { kind: 'failed'; hint: string | undefined }
  | { kind: 'confirmed' | 'refused'; message: string }

const partOfLink: Outcome = { kind: 'refused', message: linkNotWhole }

/**
 * Uses the token in the address's hash, which browsers never send (decision 0019). It waits for a press of the
 * button, because programs that scan mail open links too.
 */
const ConfirmContent = ({ token }: { token: string | undefined }) => {
  const api = useApi()
  const session = useSession()
  // The server, which draws the page first, does not know the token.
  const isHydrated = useHydrated()
  const [asked, setAsked] = useState<Outcome>({ kind: 'ready' })
  const state = isHydrated && token === undefined ? partOfLink : asked
  const isUnanswered = useRef(false)
  const confirm = async () => {
    if (token === undefined) return
    setAsked({ kind: 'loading' })
    try {
      await api.emailAddress.confirm({ token })
      setAsked({ kind: 'confirmed', message: emailAddressMessages.confirmed })
    } catch (error) {
      const isUsed = isUnanswered.current && hasStatus(error, 404)
      const message = isUsed ? emailAddressMessages.perhapsConfirmed : refusalOf(error)
      isUnanswered.current ||= message === undefined
      setAsked(
        message === undefined
          ? { kind: 'failed', hint: hintOf(error) }
          : { kind: 'refused', message },
      )
    }
  }
  const outcome = useRef<HTMLParagraphElement>(null)
  // It replaces the button that had the focus.
  useEffect(() => outcome.current?.focus(), [state.kind])
  if (state.kind === 'confirmed' || state.kind === 'refused') {
    const role = state.kind === 'confirmed' ? 'status' : 'alert'
    return (
      <>
        <p ref={outcome} role={role} tabIndex={-1} className="outline-none">
          {state.message}
        </p>
        {session ? (
          <PageLink to={ownPaths[session.userType].profile}>Go to your profile</PageLink>
        ) : (
          <PageLink to={paths.login}>Go to the login</PageLink>
        )}
      </>
    )
  }
  const hasFailed = state.kind === 'failed'
  return (
    <div className="grid justify-items-start gap-4">
      {hasFailed ? (
        <div role="alert">
          <p>The address could not be confirmed.</p>
          {state.hint ? <p>{state.hint}</p> : null}
        </div>
      ) : (
        <p>Confirm that the address to which this link was mailed is yours.</p>
      )}
      <Button loading={state.kind === 'loading'} onClick={() => void confirm()}>
        {hasFailed ? 'Try again' : 'Confirm my address'}
      </Button>
    </div>
  )
}

/** The screen of the link that is mailed to a member's new e-mail address. */
export const ConfirmScreen = () => {
  const token = wholeToken(useLocation().hash)
  return (
    <SignInPage title="Confirm your address">
      <ConfirmContent key={token} token={token} />
      <noscript>Confirming an address needs JavaScript.</noscript>
    </SignInPage>
  )
}
