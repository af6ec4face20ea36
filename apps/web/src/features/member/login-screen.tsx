import { Banner } from '@tropa/ui/banner'
import { memberMessages } from '@tropa/contract/member'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { pathAfterLogin } from '../../session/guards'
import { isEditorsPage, readReturnPage } from '../../session/return-page'
import { useSession } from '../../session/use-session'
import { opensPanel } from './api/opens-panel'
import { ForgotForm } from './components/forgot-form'
import { LoginForm } from './components/login-form'
import { SignInPage } from './components/sign-in-page'

const subscribeToNothing = () => () => undefined

/** Whether a session ended in this tab: `undefined` while hydrating, as only the browser knows. */
const useHasSessionEnded = () =>
  useSyncExternalStore<boolean | undefined>(
    subscribeToNothing,
    () => readReturnPage() !== null,
    () => undefined,
  )

/**
 * Opens the next screen once there is a session, even if another tab signed in. An editor's page needs the
 * panel's cookie too: without it the form stays, so that nobody is sent to and fro.
 */
const useRedirectWhenSignedIn = () => {
  const session = useSession()
  const navigate = useNavigate()
  const [tokenWithoutCookie, setTokenWithoutCookie] = useState<string>()
  const { token, userType } = session ?? {}
  useEffect(() => {
    if (!userType) return
    const next = pathAfterLogin(userType)
    if (!isEditorsPage(next)) {
      void navigate(next, { replace: true })
      return
    }
    void opensPanel().then((isOpen) => {
      if (isOpen) window.location.replace(next)
      else setTokenWithoutCookie(token)
    })
  }, [token, userType, navigate])
  const needsSignIn = token !== undefined && token === tokenWithoutCookie
  return { isSignedIn: session !== null && !needsSignIn, needsSignIn }
}

const forgotHash = '#forgot'

/** Until it is known, CSS decides by the start script's mark on the document: nothing moves later. */
const SessionEndedNotice = ({ isKnown }: { isKnown: boolean }) => (
  <Banner role="status" className={isKnown ? undefined : 'hidden in-data-session-ended:block'}>
    Your session has ended. Log in to go on where you left.
  </Banner>
)

export interface LoginScreenProps {
  /** Called once the member has begun to type: time to fetch what a login leads to. */
  onTyping?: () => void
}

/** Where members sign in. */
export const LoginScreen = ({ onTyping }: LoginScreenProps) => {
  const hasSessionEnded = useHasSessionEnded()
  const { isSignedIn, needsSignIn } = useRedirectWhenSignedIn()
  const links = useLoaderData<{ isOffered: boolean } | null>()
  const { search, hash } = useLocation()
  const forgotPage = links?.isOffered ? { search, hash: forgotHash } : undefined
  // The server, which draws the page first, does not know the hash.
  if (forgotPage && hash === forgotHash && hasSessionEnded !== undefined) {
    return (
      <SignInPage title="Forgot password?">
        <ForgotForm search={search} />
      </SignInPage>
    )
  }
  return (
    <SignInPage title="Welcome members!">
      {hasSessionEnded === false ? null : <SessionEndedNotice isKnown={hasSessionEnded === true} />}
      {needsSignIn ? <Banner role="status">{memberMessages.panelNeedsSignIn}</Banner> : null}
      <LoginForm isSignedIn={isSignedIn} forgotPage={forgotPage} onTyping={onTyping} />
    </SignInPage>
  )
}
