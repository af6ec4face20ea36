import type { UseQueryResult } from '@tanstack/react-query'
import { ErrorState } from '@tropa/ui/error-state'
import { SkeletonGroup } from '@tropa/ui/skeleton'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { apiFailure, hasStatus, hintOf } from '../api/api-failure'
import { useIsNaming } from '../hooks/use-names'
import { TableSkeleton } from './table-skeleton'

interface QueryStateProps<T> {
  query: UseQueryResult<T>
  /** Whether something is still missing that would move the rest when it arrives. */
  isIncomplete?: boolean
  loading: string
  /** The shape of what loads, by default a table's. */
  skeleton?: ReactNode
  failed: string
  children: (data: T) => ReactNode
}

/** Why a load failed, and what the reader can do: the server's sentence where it sent one. */
export const describeError = (error: unknown) => {
  const { status, message } = apiFailure(error)
  return status === undefined
    ? (hintOf(error) ?? 'Check your connection, then try again.')
    : message || 'The server did not answer as it should.'
}

/** Whether the same request would fail again: it is forbidden, or what it asks for does not exist. */
const isFinal = (error: unknown) => hasStatus(error, 403, 404)

/** The last error, which the library forgets during a retry, and the function that retries. */
const useFailure = <T,>({ data, error, isFetching, refetch }: UseQueryResult<T>) => {
  const [lastError, setLastError] = useState(error)
  const wasRetried = useRef(false)
  if (error && error !== lastError) setLastError(error)

  useEffect(() => {
    if (data === undefined || !wasRetried.current) return
    wasRetried.current = false
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [data])

  const retry = () => {
    wasRetried.current = true
    void refetch()
  }
  return { failure: error ?? (isFetching ? lastError : null), retry }
}

/** Shows what a query has loaded, and moves to the part of it that the address names. */
const Loaded = ({ isBusy, children }: { isBusy: boolean; children: ReactNode }) => {
  const { hash, key } = useLocation()
  const element = useRef<HTMLDivElement>(null)
  // Going back restores the scroll position. On the first page of a tab, `Pop` cannot be told from a page load.
  const isBack = useNavigationType() === NavigationType.Pop && key !== 'default'
  useEffect(() => {
    if (isBack || hash === '') return
    const named = element.current?.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)
    named?.scrollIntoView()
    named?.focus({ preventScroll: true })
  }, [hash, isBack])
  return (
    <div
      ref={element}
      aria-busy={isBusy}
      className="transition-opacity aria-busy:opacity-60 aria-busy:delay-(--duration-hover)"
    >
      {children}
    </div>
  )
}

/** Shows a query's data, its skeleton while it loads, or its error with a button to retry. */
export const QueryState = <T,>({
  query,
  isIncomplete = false,
  loading,
  skeleton = <TableSkeleton />,
  failed,
  children,
}: QueryStateProps<T>) => {
  const { data, isFetching, isPlaceholderData } = query
  const { failure, retry } = useFailure(query)
  // Content that names people would move once their names arrive.
  const isNaming = useIsNaming()
  if (data !== undefined && !isNaming && !isIncomplete) {
    return <Loaded isBusy={isPlaceholderData}>{children(data)}</Loaded>
  }
  if (failure) {
    return (
      <ErrorState
        title={failed}
        description={describeError(failure)}
        {...(isFinal(failure) ? {} : { onRetry: retry, retrying: isFetching })}
      />
    )
  }
  return <SkeletonGroup label={loading}>{skeleton}</SkeletonGroup>
}
