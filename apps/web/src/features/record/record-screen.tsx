import { decisionsHash } from '@tropa/contract/attention/attention'
import { useLocation } from 'react-router-dom'
import type { PenaltyRecord } from '@tropa/contract/record'
import { Table } from '@tropa/ui/table'
import { Tabs } from '@tropa/ui/tabs'
import { DeleteDialog } from '../../components/delete-dialog'
import { ReceiptIcon } from '../../components/icons'
import { PagedListScreen } from '../../components/paged-list'
import { StateBadge } from '../../components/state-badge'
import { dateAndTime, pesos } from '../../format/format'
import { useConfirmation } from '../../hooks/use-confirmation'
import { usePagedList } from '../../hooks/use-paged-list'
import { useSite } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'
import { AskButton } from '../excuse/excuse-dialogs'
import { recordPage, recordsFailed, useDeleteRecord } from './api'
import { Decisions, useWaitingDecisions } from './decisions'
import { canDecide, LinkedMember, SettleDialog, LinkDialog, AboutRecord } from './record-dialogs'
import { AddRecordDialog, EditRecordDialog } from './record-form'

interface RecordTableProps {
  records: PenaltyRecord[]
  onChoose: (record: PenaltyRecord) => void
  /** Called with the record of which somebody asks to choose whom it is about. */
  onLink: (record: PenaltyRecord) => void
  onEdit: (record: PenaltyRecord, opener: Element) => void
  onDelete: (record: PenaltyRecord, opener: Element) => void
}

const RecordTable = ({ records, onChoose, onLink, onEdit, onDelete }: RecordTableProps) => {
  const { timeZone } = useSite()
  const { id: ownId } = useMember()
  return (
    <Table
      caption="Records"
      rows={records}
      rowKey={({ _id }) => _id}
      rowAction={{
        label: ({ name, violation }) => `${name}: decide about ${violation}`,
        onSelect: onChoose,
        isOffered: canDecide,
      }}
      columns={[
        {
          key: 'name',
          header: 'Name',
          cell: ({ name }) => <bdi>{name}</bdi>,
          className: 'font-semibold [overflow-wrap:anywhere]',
          width: 'sm:w-28 md:w-32 lg:w-40 xl:w-52',
        },
        {
          key: 'violation',
          header: 'Violation',
          cell: (record) => {
            const { name, violation, state, userId } = record
            const buttonOf = (label: string, onAsk: typeof onEdit) => (
              <AskButton
                label={label}
                accessibleLabel={`${label} the record of ${name}: ${violation}`}
                onAsk={(opener) => onAsk(record, opener)}
              />
            )
            return (
              <div className="grid justify-items-start gap-2">
                <bdi>{violation}</bdi>
                {state === 'open' && userId !== ownId ? (
                  <div className="flex flex-wrap gap-2">
                    {buttonOf('Edit', onEdit)}
                    {buttonOf('Delete', onDelete)}
                  </div>
                ) : null}
              </div>
            )
          },
          className: '[overflow-wrap:anywhere] sm:max-md:text-xs',
        },
        {
          key: 'fee',
          header: 'Fee',
          cell: ({ fee }) => pesos(fee),
          align: 'end',
          className: '[overflow-wrap:anywhere]',
          width: 'sm:w-18 lg:w-24',
        },
        {
          key: 'status',
          header: 'Status',
          // What became of it stands below, where a column of its own would leave the others too little room.
          cell: ({ status, state, fee }) => (
            <div className="grid justify-items-start gap-1">
              <span className="[overflow-wrap:anywhere]">{status}</span>
              <StateBadge
                state={state}
                fee={fee}
                className="h-auto w-fit max-w-full whitespace-normal"
                nothing={<span className="text-xs text-ink-soft">Nothing to pay</span>}
              />
            </div>
          ),
          width: 'sm:w-29 md:w-31 lg:w-40',
        },
        {
          key: 'date',
          header: 'Date & time',
          cell: ({ date }) => <time dateTime={date}>{dateAndTime(date, timeZone)}</time>,
          className: 'sm:max-lg:text-xs xl:whitespace-nowrap',
          width: 'sm:w-22 md:w-24 lg:w-36 xl:w-52',
        },
        {
          key: 'member',
          header: 'Member',
          cell: (record) => <LinkedMember record={record} onChoose={onLink} />,
          width: 'sm:w-22 md:w-28 lg:w-32 xl:w-40',
        },
      ]}
    />
  )
}

export const RecordScreen = () => {
  const list = usePagedList(recordPage)
  const waiting = useWaitingDecisions()
  const dialog = useConfirmation<PenaltyRecord>()
  const linkDialog = useConfirmation<PenaltyRecord>()
  const editDialog = useConfirmation<PenaltyRecord>()
  const deleteDialog = useConfirmation<PenaltyRecord>()
  const deletion = useDeleteRecord()
  const isLedToDecisions = useLocation().hash === decisionsHash
  return (
    <PagedListScreen
      title="Records"
      lead="Penalties of the team, latest first. Choose a row to settle or withdraw it."
      list={list}
      searchLabel="Search records..."
      actions={<AddRecordDialog />}
      frame={(records) => (
        <Tabs
          label="Records"
          defaultValue={isLedToDecisions ? 'waiting' : 'all'}
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
