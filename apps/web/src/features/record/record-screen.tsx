import { useApi } from '../../api/api-context'
import { ReceiptIcon } from '../../components/icons'
import { PagedListScreen } from '../../components/paged-list-screen'
import { usePagedList } from '../../hooks/use-paged-list'
import { paths } from '../../paths'
import { AddRecordDialog } from './add-record-dialog'
import { recordPage, recordsFailed } from './api/record-queries'
import { RecordTable } from './record-table'

const breadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminRecords, label: 'Records' },
]

/** The members' penalty records. */
export const RecordScreen = () => {
  const api = useApi()
  const list = usePagedList((page, search) => recordPage(api, page, search))
  return (
    <PagedListScreen
      title="Records"
      lead="Penalties of the team, latest first."
      breadcrumb={breadcrumb}
      list={list}
      searchLabel="Search records..."
      actions={<AddRecordDialog />}
      loading="Loading records"
      failed={recordsFailed}
      empty={{
        icon: <ReceiptIcon />,
        title: 'No records found',
        description: 'Records that you add will appear here.',
      }}
      isEmpty={({ records }) => records.length === 0}
    >
      {({ records }) => <RecordTable records={records} />}
    </PagedListScreen>
  )
}
