import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '@tropa/ui/error-state'
import { SkeletonGroup } from '@tropa/ui/skeleton'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { apiFailure } from '../api/api-failure'

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

/** The last failure, kept while it is being tried again, when the library has forgotten it. */
const useFailure = <T,>({ data, error, isFetching, refetch }: UseQueryResult<T>) => {
  const [last, setLast] = useState(error)
  const isRetried = useRef(false)
  if (error && error !== last) setLast(error)

  useEffect(() => {
    if (data === undefined || !isRetried.current) return
    isRetried.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [data])

  const retry = () => {
    isRetried.current = true
    void refetch()
  }
  return { failure: error ?? (isFetching ? last : null), retry }
}

/** A list before it has data, loading or failed, and then the list. */
export const QueryState = <T,>({
  query,
  loading,
  skeleton,
  failed,
  children,
}: QueryStateProps<T>) => {
  const { data, isFetching, isPlaceholderData } = query
  const { failure, retry } = useFailure(query)
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
  if (failure) {
    return (
      <ErrorState
        title={failed}
        description={reason(failure)}
        {...(isForbidden(failure) ? {} : { onRetry: retry, retrying: isFetching })}
      />
    )
  }
  return <SkeletonGroup label={loading}>{skeleton}</SkeletonGroup>
}
