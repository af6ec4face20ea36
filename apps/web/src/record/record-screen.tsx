import { useQuery } from '@tanstack/react-query'
import type { PenaltyRecord } from '@tropa/contract/record'
import { EmptyState } from '@tropa/ui/empty-state'
import { Page } from '@tropa/ui/page'
import { PageButtons } from '../layout/page-buttons'
import { QueryState } from '../layout/query-state'
import { SearchBox } from '../layout/search-box'
import { usePagedSearch } from '../layout/use-paged-search'
import { useApi } from '../lib/api-context'
import { dateAndTime, pesos } from '../lib/format'
import { useSite } from '../lib/site'
import { AddRecordDialog } from './add-record-dialog'
import { recordPage } from './record-queries'

const cell = 'border-b border-line p-2 text-left align-top'

const RecordTable = ({ records }: { records: PenaltyRecord[] }) => {
  const { timeZone } = useSite()
  return (
    <div className="overflow-x-auto">
      <table aria-label="Records" className="w-full border-collapse">
        <thead>
          <tr>
            {['Name', 'Violation', 'Fee', 'Status', 'Date & time'].map((heading) => (
              <th key={heading} scope="col" className={cell}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.map(({ _id, name, violation, fee, status, date }) => (
            <tr key={_id}>
              <td className={cell}>{name}</td>
              <td className={cell}>{violation}</td>
              <td className={`${cell} tabular`}>{pesos(fee)}</td>
              <td className={cell}>{status}</td>
              <td className={`${cell} tabular`}>
                <time dateTime={date}>{dateAndTime(date, timeZone)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The members' penalty records. */
export const RecordScreen = () => {
  const api = useApi()
  const { page, search, goToPage, searchFor } = usePagedSearch()
  const query = useQuery(recordPage(api, page, search))
  return (
    <Page title="Records" actions={<AddRecordDialog />}>
      <SearchBox key={search} label="Search records..." search={search} onSearch={searchFor} />
      <QueryState query={query} loading="Loading records" failed="Failed to fetch records">
        {({ records, pagination }) =>
          records.length > 0 ? (
            <>
              <RecordTable records={records} />
              <PageButtons pagination={pagination} onGo={goToPage} />
            </>
          ) : (
            <EmptyState
              title="No records found"
              description={search ? 'Clear the search to see all of them.' : undefined}
            />
          )
        }
      </QueryState>
    </Page>
  )
}
