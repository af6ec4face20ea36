import { Page } from '@tropa/ui/page'
import { Tile } from '@tropa/ui/tile'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { TeamMark } from '../components/team-mark'
import { isMissingCode } from '../api/api-failure'
import { loadNewBuild } from './new-build'
import { PublicBar } from './public-bar'

const unreachable = {
  title: 'We cannot be reached right now',
  description: 'Check your connection, or try again in a moment.',
}

const messages: Record<number, { title: string; description: string } | undefined> = {
  403: {
    title: 'You are not allowed to see this page',
    description: 'Log in with an account that may open it.',
  },
  404: { title: 'This is not here any more', description: 'It may have been deleted.' },
  429: { title: 'That was a little fast', description: 'Wait a moment, then try again.' },
  503: unreachable,
}

const unexpected = {
  title: 'Something went wrong',
  description: 'It is not your fault. Try again in a moment.',
}

const outdated = {
  title: 'This page has to be loaded again',
  description: 'The site was changed a moment ago.',
}

const useMessage = (error: unknown) => {
  const isMissing = isMissingCode(error)
  const [isUnreachable, setIsUnreachable] = useState(false)
  useEffect(() => {
    if (!isMissing) return
    void loadNewBuild().then((outcome) => setIsUnreachable(outcome === 'unreachable'))
  }, [isMissing])
  if (isRouteErrorResponse(error)) return messages[error.status] ?? unexpected
  if (isMissing) return isUnreachable ? unreachable : outdated
  return unexpected
}

/** Shown instead of a screen that failed. Trying again requests the whole document. */
export const ErrorScreen = () => {
  const { title, description } = useMessage(useRouteError())
  const { pathname, search } = useLocation()
  return (
    <Page className="grid min-h-[calc(100dvh-6rem)] content-center">
      <Tile
        role="alert"
        className="grid min-h-80 content-center justify-items-center gap-3 text-center sm:p-8 lg:min-h-[26rem]"
      >
        <TeamMark className="mb-4 w-24 rotate-[98deg] text-line-strong lg:w-36" />
        <h1 className="text-xl sm:text-2xl">{title}</h1>
        <p className="text-md text-ink-soft">{description}</p>
        <a
          href={pathname + search}
          className="mt-3 inline-flex h-11 items-center rounded-control bg-ink px-5 font-semibold text-on-ink transition-colors hover:bg-ink-hover"
        >
          Try again
        </a>
      </Tile>
    </Page>
  )
}

/** Shown when the site's settings could not be loaded. */
export const RootErrorScreen = () => (
  <>
    <ErrorScreen />
    <PublicBar />
  </>
)
