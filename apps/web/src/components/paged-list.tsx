import { type Pagination as PaginationData, showingEntries } from '@tropa/contract/base/pagination'
import { plural } from '@tropa/contract/base/plural'
import { EmptyState } from '@tropa/ui/empty-state'
import { Pagination } from '@tropa/ui/pagination'
import { SearchField } from '@tropa/ui/search-field'
import type { ReactNode } from 'react'
import type { PagedList } from '../hooks/use-paged-list'
import { type MemberPageProps, MemberPage } from './member-page'
import { QueryState } from './query-state'

interface PagedListScreenProps<Data extends { pagination: PaginationData }> extends Omit<
  MemberPageProps,
  'children'
> {
  list: PagedList<Data>
  /** Whether something else that the list shows is still loading. */
  isIncomplete?: boolean
  /** Without it, the list is not searched. */
  searchLabel?: string
  loading: string
  failed: string
  /** Shown instead of the table when the list is empty. */
  empty: { icon: ReactNode; title: string; description: string }
  /** Puts something around the list and its search, such as tabs. */
  frame?: (list: ReactNode) => ReactNode
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** The number of search results, for screen readers. */
const resultText = (total: number | undefined) =>
  total === undefined ? '' : plural(total, 'entry found', 'entries found')

/** A screen of the members' area with one list: its search, its states and its pages. */
export const PagedListScreen = <Data extends { pagination: PaginationData }>({
  list,
  isIncomplete = false,
  searchLabel,
  loading,
  failed,
  empty,
  frame,
  skeleton,
  actions,
  children,
  ...page
}: PagedListScreenProps<Data>) => {
  // While a search is loading, the list still shows what was there before.
  const isFound = list.search !== '' && !list.query.isPlaceholderData
  const found = isFound ? list.query.data?.pagination.total : undefined
  const searchField = searchLabel ? (
    <SearchField
      className={
        actions && !frame ? 'max-w-none min-w-[min(12rem,100%)] flex-1 sm:w-64' : undefined
      }
      label={searchLabel}
      placeholder={searchLabel}
      query={list.search}
      onSearch={list.searchFor}
    />
  ) : null
  const content = (
    <>
      <p role="status" className="sr-only">
        {resultText(found)}
      </p>
      <QueryState query={list.query} {...{ isIncomplete, loading, skeleton, failed }}>
        {(data) =>
          data.pagination.total === 0 ? (
            <EmptyState
              icon={empty.icon}
              title={empty.title}
              description={
                list.search
                  ? 'Try another search, or clear it to see all of them.'
                  : empty.description
              }
            />
          ) : (
            <>
              {children(data)}
              {data.pagination.totalPages > 1 ? (
                <Pagination
                  className="mt-5"
                  page={data.pagination.page}
                  totalPages={data.pagination.totalPages}
                  summary={showingEntries(data.pagination)}
                  onPageChange={list.goToPage}
                />
              ) : null}
            </>
          )
        }
      </QueryState>
    </>
  )
  return (
    <MemberPage
      {...page}
      actions={
        actions && searchField && !frame ? (
          <div className="flex grow flex-wrap items-center gap-3 sm:grow-0">
            {searchField}
            {actions}
          </div>
        ) : (
          (actions ?? searchField)
        )
      }
    >
      {frame
        ? frame(
            <div className="grid grid-cols-1 gap-4">
              {searchField}
              <div>{content}</div>
            </div>,
          )
        : content}
    </MemberPage>
  )
}
