import { ErrorState } from '@tropa/ui/error-state'
import { Skeleton, SkeletonGroup } from '@tropa/ui/skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface QueryStateProps<T> {
  query: UseQueryResult<T>
  /** What is being loaded, for the skeleton. */
  loading: string
  /** What to say when it cannot be loaded. */
  failed: string
  children: (data: T) => ReactNode
}

/** A list's states before it has data: loading and failed. */
export const QueryState = <T,>({ query, loading, failed, children }: QueryStateProps<T>) => {
  if (query.data !== undefined) return <>{children(query.data)}</>
  if (query.isError) {
    return (
      <ErrorState title={failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
    )
  }
  return (
    <SkeletonGroup label={loading} className="grid gap-4">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </SkeletonGroup>
  )
}
