import { paths } from '@tropa/contract/pages'
import { Banner } from '@tropa/ui/banner'
import { useHydrated } from '@tropa/ui/use-hydrated'
import { Link } from 'react-router-dom'
import { readReturnPage } from '../session/stored-return-page'

/** Whether a session ended in this tab: `undefined` while hydrating, as only the browser knows. */
export const useHasSessionEnded = () => (useHydrated() ? readReturnPage() !== null : undefined)

interface SessionEndedNoticeProps {
  /** Whether it links to the login, which is on another page. */
  hasLink?: boolean
  className?: string
}

/**
 * Says that a session ended in this tab. Until React knows, CSS decides by the mark that the start script left on
 * the document, so that nothing moves later.
 */
export const SessionEndedNotice = ({
  hasLink = false,
  className = '',
}: SessionEndedNoticeProps) => {
  const hasEnded = useHasSessionEnded()
  if (hasEnded === false) return null
  return (
    <Banner
      role="status"
      className={`${className} ${hasEnded ? '' : 'hidden in-data-session-ended:block'}`}
    >
      Your session has ended.{' '}
      {hasLink ? (
        <Link to={paths.login} className="font-semibold underline underline-offset-4">
          Log in
        </Link>
      ) : (
        'Log in'
      )}{' '}
      to continue where you left off.
    </Banner>
  )
}
