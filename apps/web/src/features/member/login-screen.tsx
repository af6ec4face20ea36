import { cn } from '@tropa/ui/cn'
import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { Toaster } from '@tropa/ui/toaster'
import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { TeamMark } from '../../components/team-mark'
import { pathAfterLogin } from '../../session/guards'
import { leftPage } from '../../session/left-page'
import { useSession } from '../../session/use-session'
import { LoginForm } from './login-form'

const never = () => () => undefined

/** Whether a session ended in this tab; `undefined` while hydrating, for the server cannot know. */
const useHasEnded = () =>
  useSyncExternalStore<boolean | undefined>(
    never,
    () => leftPage() !== null,
    () => undefined,
  )

/** Goes on as soon as there is a session, from this tab or another. */
const useGoOnSignedIn = () => {
  const session = useSession()
  const navigate = useNavigate()
  const userType = session?.userType
  useEffect(() => {
    if (userType) void navigate(pathAfterLogin(userType), { replace: true })
  }, [userType, navigate])
  return session !== null
}

/** Where it is not sure yet, the start script's mark on the document shows it, so that nothing moves later. */
const SessionEnded = ({ isSure }: { isSure: boolean }) => (
  <p
    role="status"
    className={cn(
      'rounded-card border border-amber-line bg-amber-ground px-4 py-3 text-amber-text',
      !isSure && 'hidden in-data-session-ended:block',
    )}
  >
    Your session has ended. Log in to go on where you left.
  </p>
)

/** Where members sign in. */
export const LoginScreen = () => {
  const hasEnded = useHasEnded()
  const isSignedIn = useGoOnSignedIn()
  return (
    <Page className="grid min-h-[calc(100dvh-6rem)] content-center py-6">
      <div className="mx-auto grid w-full max-w-[56rem] gap-3 sm:gap-4 md:grid-cols-[5fr_6fr]">
        <Tile
          tone="accent"
          className="flex items-end justify-between gap-6 md:min-h-[26rem] md:flex-col md:items-start"
        >
          <TeamMark className="w-20 shrink-0 max-md:order-last max-md:w-14" />
          <h1 className="text-xl md:text-2xl">Welcome members!</h1>
        </Tile>
        <Tile className="grid content-center gap-5 sm:p-8">
          {hasEnded === false ? null : <SessionEnded isSure={hasEnded === true} />}
          <LoginForm isSignedIn={isSignedIn} />
        </Tile>
      </div>
      <Toaster />
    </Page>
  )
}
