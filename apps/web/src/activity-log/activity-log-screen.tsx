import { useQuery } from '@tanstack/react-query'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { PageButtons } from '../layout/page-buttons'
import { QueryState } from '../layout/query-state'
import { SearchBox } from '../layout/search-box'
import { usePagedSearch } from '../layout/use-paged-search'
import { useApi } from '../lib/api-context'
import { activityLogPage } from './activity-log-queries'
import { LogTable } from './log-table'
import { useLogDeletion } from './use-log-deletion'

/** What the members did, newest first. */
export const ActivityLogScreen = () => {
  const api = useApi()
  const { page, search, goToPage, searchFor } = usePagedSearch()
  const query = useQuery(activityLogPage(api, page, search))
  const deletion = useLogDeletion(() => {
    if (page > 1 && query.data?.logs.length === 1) goToPage(page - 1)
  })

  return (
    <Page title="Activity logs">
      <SearchBox key={search} label="Search logs..." search={search} onSearch={searchFor} />
      <QueryState
        query={query}
        loading="Loading activity logs"
        failed="Failed to fetch activity logs"
      >
        {({ logs, pagination }) =>
          logs.length > 0 ? (
            <>
              <LogTable logs={logs} onChoose={deletion.ask} />
              <PageButtons pagination={pagination} onGo={goToPage} />
            </>
          ) : (
            <EmptyState
              title="No activity logs found"
              description={search ? 'Clear the search to see all of them.' : undefined}
            />
          )
        }
      </QueryState>
      <ConfirmDialog
        open={deletion.candidate !== null}
        onOpenChange={(open) => {
          if (!open) deletion.cancel()
        }}
        title="Are you sure you want to delete this activity log?"
        description="This cannot be undone."
        confirmLabel="Yes, Delete"
        tone="danger"
        loading={deletion.isDeleting}
        onConfirm={deletion.confirm}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>User</dt>
          <dd>{deletion.candidate?.username}</dd>
          <dt>Action</dt>
          <dd>{deletion.candidate?.action}</dd>
          <dt>Description</dt>
          <dd>{deletion.candidate?.description}</dd>
        </dl>
      </ConfirmDialog>
    </Page>
  )
}
