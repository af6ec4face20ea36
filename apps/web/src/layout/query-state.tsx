import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '@tropa/ui/error-state'
import { SkeletonGroup } from '@tropa/ui/skeleton'
import type { ReactNode } from 'react'
import { apiFailure } from '../lib/api-failure'

interface QueryStateProps<T> {
  query: UseQueryResult<T>
  /** What is being loaded, for those who do not see the skeleton. */
  loading: string
  /** Grey shapes of what will stand there. */
  skeleton: ReactNode
  /** What to say when it cannot be loaded. */
  failed: string
  children: (data: T) => ReactNode
}

const reason = (error: unknown) => {
  const failure = apiFailure(error)
  return failure.kind === 'answer'
    ? failure.message || 'The server did not answer as it should.'
    : 'Check your connection, then try again.'
}

const isForbidden = (error: unknown) => {
  const failure = apiFailure(error)
  return failure.kind === 'answer' && failure.status === 403
}

/** A list before it has data, loading or failed, and then the list. */
export const QueryState = <T,>({
  query,
  loading,
  skeleton,
  failed,
  children,
}: QueryStateProps<T>) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  if (data !== undefined) {
    return (
      <div
        aria-busy={isPlaceholderData}
        className="transition-opacity aria-busy:opacity-60 aria-busy:delay-150"
      >
        {children(data)}
      </div>
    )
  }
  if (error) {
    return (
      <ErrorState
        title={failed}
        description={reason(error)}
        {...(isForbidden(error) ? {} : { onRetry: () => void refetch(), retrying: isFetching })}
      />
    )
  }
  return <SkeletonGroup label={loading}>{skeleton}</SkeletonGroup>
}
