import { decisionsHash } from '@tropa/contract/attention/attention'
import { kindInStatus } from '@tropa/contract/record/record-text'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PenaltyRecord } from '@tropa/contract/record/record'
import { Table } from '@tropa/ui/table'
import { Tabs } from '@tropa/ui/tabs'
import { DeleteDialog } from '../../components/delete-dialog'
import { ReceiptIcon } from '../../components/icons'
import { menuColumn } from '../../components/more-menu'
import { PagedListScreen } from '../../components/paged-list'
import { CountsFor, RecordBadge } from '../../components/record-badge'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { usePagedList } from '../../hooks/use-paged-list'
import { useDateAndTime, useMoney } from '../../hooks/use-format'
import { type Question, ReasonDialog } from '../../components/reason-dialog'
import { recordPage, recordsFailed, useDeleteRecord } from './api'
import { Decisions, useWaitingDecisions } from './decisions'
import { FeeTable } from './fees'
import { AboutRecord, LinkMemberDialog, LinkedMember, OwnRecordDialog } from './record-dialogs'
import { AddRecordDialog, EditRecordDialog } from './record-form'
import { type RecordDialogs, RecordMenu } from './record-menu'

interface RecordTableProps {
  records: PenaltyRecord[]
  dialogs: RecordDialogs
}

const RecordTable = ({ records, dialogs }: RecordTableProps) => {
  const dateAndTime = useDateAndTime()
  const money = useMoney()
  return (
    <Table
      caption="Records"
      rows={records}
      rowKey={({ _id }) => _id}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ name }) => <bdi>{name}</bdi>,
          className: 'font-semibold wrap-anywhere max-sm:pe-8',
          width: 'sm:w-24 md:w-28 xl:w-34',
        },
        {
          key: 'violation',
          header: 'Violation',
          cell: ({ violation }) => <bdi>{violation}</bdi>,
          className: 'wrap-anywhere',
        },
        {
          key: 'fee',
          header: 'Fee',
          cell: ({ fee }) => money(fee),
          align: 'end',
          className: 'wrap-anywhere',
          width: 'sm:w-18',
        },
        {
          key: 'status',
          header: 'Status',
          // The state is beside it, because a column of its own would leave the others too little room.
          cell: ({ status, state, fee }) => (
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="wrap-anywhere xl:min-w-22">{status}</span>
              {/* A status that counts already says for what. */}
              {kindInStatus(status) ? null : (
                <CountsFor {...{ status, state }} className="text-xs" />
              )}
              <RecordBadge
                state={state}
                fee={fee}
                size="sm"
                className="h-auto w-fit max-w-full whitespace-normal"
                nothing={<span className="text-xs text-ink-soft">Nothing to pay</span>}
              />
            </div>
          ),
          width: 'sm:w-29 xl:w-55',
        },
        {
          key: 'date',
          header: 'Date & time',
          cell: ({ date }) => <time dateTime={date}>{dateAndTime(date)}</time>,
          className: 'sm:max-xl:text-xs xl:whitespace-nowrap',
          width: 'sm:w-24 xl:w-47',
        },
        {
          key: 'member',
          header: 'Member',
          cell: LinkedMember,
          className: 'wrap-anywhere sm:max-xl:text-xs',
          width: 'sm:w-22 md:w-26 xl:w-40',
        },
        menuColumn((record: PenaltyRecord) => <RecordMenu {...{ record, dialogs }} />),
      ]}
    />
  )
}

const feesHash = '#fees'

/** The hashes of the address that open another tab than the first. */
const tabHashes = [decisionsHash, feesHash]

export const RecordScreen = () => {
  const list = usePagedList(recordPage)
  const waiting = useWaitingDecisions()
  const dialogs: RecordDialogs = {
    editing: useItemDialog<PenaltyRecord>(),
    linking: useItemDialog<PenaltyRecord>(),
    deciding: useItemDialog<Question>(),
    deleting: useItemDialog<PenaltyRecord>(),
    own: useItemDialog<PenaltyRecord>(),
  }
  const { editing, linking, deciding, deleting, own } = dialogs
  const deletion = useDeleteRecord()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <PagedListScreen
      title="Records"
      lead="Penalties of the team, latest first."
      list={list}
      searchLabel="Search records..."
      actions={<AddRecordDialog />}
      frame={(records) => (
        <Tabs
          label="Records"
          value={tabHashes.find((each) => each === hash) ?? ''}
          onValueChange={(tab) =>
            void navigate({ search, hash: tab }, { replace: true, preventScrollReset: true })
          }
          tabs={[
            { value: '', label: 'All records', content: records },
            {
              value: decisionsHash,
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
            { value: feesHash, label: 'Fees', content: <FeeTable /> },
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
    >
      {({ records }) => (
        <>
          <RecordTable records={records} dialogs={dialogs} />
          {editing.subject ? (
            <EditRecordDialog key={editing.count} record={editing.subject} dialog={editing} />
          ) : null}
          {linking.subject ? (
            <LinkMemberDialog key={linking.count} record={linking.subject} dialog={linking} />
          ) : null}
          {own.subject ? <OwnRecordDialog record={own.subject} dialog={own} /> : null}
          <ReasonDialog dialog={deciding} />
          <DeleteDialog
            dialog={deleting}
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
