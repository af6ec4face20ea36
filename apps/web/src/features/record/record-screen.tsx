import { useQuery } from '@tanstack/react-query'
import { maxLength } from '@tropa/contract/schemas/text'
import { EmptyState } from '@tropa/ui/empty-state'
import { ReceiptIcon } from '../../components/icons'
import { SearchField } from '@tropa/ui/search-field'
import { MemberPage } from '../../components/member-page'
import { PageButtons } from '../../components/page-buttons'
import { QueryState } from '../../components/query-state'
import { TableSkeleton } from '../../components/table-skeleton'
import { usePagedSearch, useStepBack } from '../../hooks/use-paged-search'
import { useApi } from '../../api/api-context'
import { paths } from '../../paths'
import { AddRecordDialog } from './add-record-dialog'
import { recordPage, recordsFailed } from './record-queries'
import { RecordTable } from './record-table'

const trail = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminRecords, label: 'Records' },
]

/** The members' penalty records. */
export const RecordScreen = () => {
  const api = useApi()
  const { page, search, goToPage, replacePage, searchFor } = usePagedSearch()
  const query = useQuery(recordPage(api, page, search))
  const isBeyond = useStepBack(query.data?.pagination, page, replacePage)
  return (
    <MemberPage
      title="Records"
      lead="Penalties of the team, latest first."
      trail={trail}
      actions={
        <div className="flex grow flex-wrap items-center gap-3 sm:grow-0">
          <SearchField
            className="max-w-none min-w-48 flex-1 sm:w-64"
            label="Search records..."
            placeholder="Search records..."
            maxLength={maxLength.search}
            query={search}
            onSearch={searchFor}
          />
          <AddRecordDialog />
        </div>
      }
    >
      <QueryState
        query={query}
        loading="Loading records"
        skeleton={<TableSkeleton />}
        failed={recordsFailed}
      >
        {({ records, pagination }) =>
          records.length > 0 || isBeyond ? (
            <>
              <RecordTable records={records} />
              <PageButtons pagination={pagination} onPageChange={goToPage} />
            </>
          ) : (
            <EmptyState
              icon={<ReceiptIcon />}
              title="No records found"
              description={
                search
                  ? 'Try another search, or clear it to see all of them.'
                  : 'Records that you add will appear here.'
              }
            />
          )
        }
      </QueryState>
    </MemberPage>
  )
}
