import { ErrorState } from '@tropa/ui/error-state'
import { Page } from '@tropa/ui/page'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'

const sentences: Record<number, { title: string; description: string }> = {
  403: {
    title: 'You are not allowed to see this page',
    description: 'Log in with an account that is.',
  },
  404: { title: 'This is not here any more', description: 'It may have been deleted.' },
  429: { title: 'That was a little fast', description: 'Wait a moment, then try again.' },
  503: {
    title: 'We cannot be reached right now',
    description: 'Check your connection, or try again in a moment.',
  },
}

const unexpected = {
  title: 'Something went wrong',
  description: 'It is not your fault. Try again in a moment.',
}

/** Stands in place of a screen that failed. */
export const ErrorScreen = () => {
  const error = useRouteError()
  const { title, description } =
    (isRouteErrorResponse(error) ? sentences[error.status] : undefined) ?? unexpected
  return (
    <Page>
      <h1 className="sr-only">{title}</h1>
      <ErrorState
        title={title}
        description={description}
        onRetry={() => window.location.reload()}
      />
    </Page>
  )
}
