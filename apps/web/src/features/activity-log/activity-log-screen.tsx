import { useQuery } from '@tanstack/react-query'
import { maxLength } from '@tropa/contract/schemas/text'
import { EmptyState } from '@tropa/ui/empty-state'
import { HistoryIcon } from '../../components/icons'
import { SearchField } from '@tropa/ui/search-field'
import { MemberPage } from '../../components/member-page'
import { PageButtons } from '../../components/page-buttons'
import { QueryState } from '../../components/query-state'
import { TableSkeleton } from '../../components/table-skeleton'
import { usePagedSearch, useStepBack } from '../../hooks/use-paged-search'
import { useApi } from '../../api/api-context'
import { paths } from '../../paths'
import { activityLogPage, logsFailed } from './activity-log-queries'
import { DeleteLogDialog } from './delete-log-dialog'
import { LogTable } from './log-table'
import { useLogDeletion } from './use-log-deletion'

const trail = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminActivityLogs, label: 'Activity logs' },
]

/** What the members did, newest first. */
export const ActivityLogScreen = () => {
  const api = useApi()
  const { page, search, goToPage, replacePage, searchFor } = usePagedSearch()
  const query = useQuery(activityLogPage(api, page, search))
  const isBeyond = useStepBack(query.data?.pagination, page, replacePage)
  const deletion = useLogDeletion(() => {
    if (page > 1 && query.data?.logs.length === 1) replacePage(page - 1)
  })

  return (
    <MemberPage
      title="Activity logs"
      lead={`What members did, newest first.${deletion.isOffered ? ' Choose a row to delete it.' : ''}`}
      trail={trail}
      actions={
        <SearchField
          label="Search logs..."
          placeholder="Search logs..."
          maxLength={maxLength.search}
          query={search}
          onSearch={searchFor}
        />
      }
    >
      <QueryState
        query={query}
        loading="Loading activity logs"
        skeleton={<TableSkeleton />}
        failed={logsFailed}
      >
        {({ logs, pagination }) =>
          logs.length > 0 || isBeyond ? (
            <>
              <LogTable logs={logs} onChoose={deletion.ask} />
              <PageButtons pagination={pagination} onPageChange={goToPage} />
            </>
          ) : (
            <EmptyState
              icon={<HistoryIcon />}
              title="No activity logs found"
              description={
                search
                  ? 'Try another search, or clear it to see all of them.'
                  : 'What members do will appear here.'
              }
            />
          )
        }
      </QueryState>
      <DeleteLogDialog deletion={deletion} />
    </MemberPage>
  )
}
