import { Banner } from '@tropa/ui/banner'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathAfterLogin } from '../../session/guards'
import { readReturnPage } from '../../session/return-page'
import { useSession } from '../../session/use-session'
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

/** Opens the next screen once there is a session, even if another tab signed in. */
const useRedirectWhenSignedIn = () => {
  const session = useSession()
  const navigate = useNavigate()
  const userType = session?.userType
  useEffect(() => {
    if (userType) void navigate(pathAfterLogin(userType), { replace: true })
  }, [userType, navigate])
  return session !== null
}

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
  const isSignedIn = useRedirectWhenSignedIn()
  return (
    <SignInPage title="Welcome members!">
      {hasSessionEnded === false ? null : <SessionEndedNotice isKnown={hasSessionEnded === true} />}
      <LoginForm isSignedIn={isSignedIn} onTyping={onTyping} />
    </SignInPage>
  )
}
