import type { PenaltyRecord } from '@tropa/contract/record'
import { Tabs } from '@tropa/ui/tabs'
import { useApi } from '../../api/api-context'
import { ReceiptIcon } from '../../components/icons'
import { DeleteDialog } from '../../components/delete-dialog'
import { PagedListScreen } from '../../components/paged-list'
import { useConfirmation } from '../../hooks/use-confirmation'
import { usePagedList } from '../../hooks/use-paged-list'
import { paths } from '../../paths'
import { AddRecordDialog } from './add-record-dialog'
import { recordPage, recordsFailed } from './api/record-queries'
import { useDeleteRecord } from './api/record-writes'
import { Decisions, useWaitingDecisions } from './decisions/decisions'
import { SettleDialog } from './decisions/settle-dialog'
import { EditRecordDialog } from './edit-record-dialog'
import { LinkDialog } from './linked-member/link-dialog'
import { AboutRecord } from './record-dialog'
import { RecordTable } from './record-table'

const breadcrumb = [
  { to: paths.admin, label: 'Admin' },
  { to: paths.adminRecords, label: 'Records' },
]

/** The members' penalty records. */
export const RecordScreen = () => {
  const api = useApi()
  const list = usePagedList((page, search) => recordPage(api, page, search))
  const waiting = useWaitingDecisions()
  const dialog = useConfirmation<PenaltyRecord>()
  const linkDialog = useConfirmation<PenaltyRecord>()
  const editDialog = useConfirmation<PenaltyRecord>()
  const deleteDialog = useConfirmation<PenaltyRecord>()
  const deletion = useDeleteRecord()
  return (
    <PagedListScreen
      title="Records"
      lead="Penalties of the team, latest first."
      breadcrumb={breadcrumb}
      list={list}
      searchLabel="Search records..."
      actions={<AddRecordDialog />}
      frame={(records) => (
        <Tabs
          label="Records"
          tabs={[
            { value: 'all', label: 'All records', content: records },
            {
              value: 'waiting',
              // Large text makes it wider than a phone.
              label: (
                <span className="max-w-[calc(100vw-6rem)] text-start whitespace-normal">
                  Waiting for a decision {/* Until the number is known, its place is kept. */}
                  <span className={waiting === undefined ? 'invisible' : undefined}>
                    ({waiting ?? 0})
                  </span>
                </span>
              ),
              content: <Decisions />,
            },
          ]}
        />
      )}
      loading="Loading records"
      failed={recordsFailed}
      empty={{
        icon: <ReceiptIcon />,
        title: 'No records found',
        description: 'Records that you add will appear here.',
      }}
      isEmpty={({ records }) => records.length === 0}
    >
      {({ records }) => (
        <>
          <RecordTable
            records={records}
            onChoose={dialog.ask}
            onLink={linkDialog.ask}
            onEdit={editDialog.ask}
            onDelete={deleteDialog.ask}
          />
          {dialog.subject ? (
            <SettleDialog key={dialog.count} record={dialog.subject} dialog={dialog} />
          ) : null}
          {linkDialog.subject ? (
            <LinkDialog key={linkDialog.count} record={linkDialog.subject} dialog={linkDialog} />
          ) : null}
          {editDialog.subject ? (
            <EditRecordDialog
              key={editDialog.count}
              record={editDialog.subject}
              dialog={editDialog}
            />
          ) : null}
          <DeleteDialog
            dialog={deleteDialog}
            noun="record"
            description="It will count for nobody any more. This cannot be undone."
            deletion={deletion}
          >
            {AboutRecord}
          </DeleteDialog>
        </>
      )}
    </PagedListScreen>
  )
}
