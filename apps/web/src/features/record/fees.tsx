import { useQuery } from '@tanstack/react-query'
import { plural } from '@tropa/contract/base/plural'
import { decisionMessages } from '@tropa/contract/record/decision'
import { sumFees } from '@tropa/contract/settings/currency'
import type { Fees, MemberFees } from '@tropa/contract/standing/fees'
import type { Dispute } from '@tropa/contract/standing/standing'
import { Button } from '@tropa/ui/button'
import { ConfirmDialog } from '@tropa/ui/confirm-dialog'
import { EmptyState } from '@tropa/ui/empty-state'
import { KeepFocus } from '@tropa/ui/keep-focus'
import { Table } from '@tropa/ui/table'
import { useApi } from '../../api/api-context'
import { ReceiptIcon } from '../../components/icons'
import { Person } from '../../components/person'
import { QueryState } from '../../components/query-state'
import { saveFile } from '../../components/save-file'
import { toPayText } from '../../format/standing-text'
import { useItemDialog, type ItemDialog } from '../../hooks/use-item-dialog'
import { useMoney } from '../../hooks/use-format'
import { useByCalled, useSpokenName } from '../../hooks/use-names'
import { useSettings } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'
import { feeList, openDisputes, useSettleFees } from './api'
import { feesCsv } from './fees-csv'

/** The part of a member's debt that can be settled. */
interface Payable {
  userId: string
  username: string
  amount: number
  paid: number
  records: number
}

interface SettleCellProps {
  row: MemberFees
  disputes: readonly Dispute[]
  dialog: ItemDialog<Payable>
}

const SettleCell = ({ row, disputes, dialog }: SettleCellProps) => {
  const { userId, username, owed, paid, records } = row
  const called = useSpokenName()(row)
  const { currency } = useSettings()
  const money = useMoney()
  const isOwn = useMember().id === userId
  if (owed === 0) return <span className="text-ink-soft">Nothing to pay</span>
  if (userId === null) return <span className="text-ink-soft">Link them to a member first.</span>
  if (isOwn) return <span className="text-ink-soft">{decisionMessages.own}</span>
  const own = disputes.filter((dispute) => dispute.username === username)
  const disputed = sumFees(own.map(({ fee }) => fee))
  const amount = sumFees([owed, -disputed])
  const said = toPayText(amount, currency).amount
  return (
    <div className="grid justify-items-start gap-1">
      {records > 0 ? (
        <KeepFocus>
          <Button
            variant="secondary"
            size="sm"
            wrap
            aria-label={`Settle ${said} of ${called}`}
            onClick={({ currentTarget }) =>
              dialog.ask({ userId, username, amount, paid, records }, currentTarget)
            }
          >
            Settle {said}
          </Button>
        </KeepFocus>
      ) : null}
      {disputed > 0 ? (
        <span className="text-xs text-ink-soft">{money(disputed)} waits for a decision</span>
      ) : null}
    </div>
  )
}

const Loaded = ({ fees, disputes }: { fees: Fees; disputes: readonly Dispute[] }) => {
  const money = useMoney()
  const dialog = useItemDialog<Payable>()
  const settling = useSettleFees()
  const called = useSpokenName()
  const byCalled = useByCalled()
  const { subject, close } = dialog
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="wrap-anywhere">
          {money(fees.total.owed)} to pay, {money(fees.total.paid)} paid
        </p>
        <Button
          variant="secondary"
          onClick={() =>
            saveFile(new File([feesCsv(fees)], 'fees.csv', { type: 'text/csv;charset=utf-8' }))
          }
        >
          Download
        </Button>
      </div>
      <Table
        caption="Fees"
        rows={fees.members.toSorted((a, b) => b.owed - a.owed || byCalled(a, b))}
        rowKey={({ userId, username }) => userId ?? `name ${username}`}
        columns={[
          {
            key: 'name',
            header: 'Name',
            cell: ({ userId, username }) =>
              userId === null ? <bdi>{username}</bdi> : <Person {...{ userId, username }} />,
            className: 'font-semibold wrap-anywhere',
          },
          { key: 'owed', header: 'To pay', cell: ({ owed }) => money(owed), align: 'end' },
          { key: 'paid', header: 'Paid', cell: ({ paid }) => money(paid), align: 'end' },
          {
            key: 'settle',
            header: 'Settle',
            // A section that can have the focus keeps it when its button is gone: never somebody else's button.
            cell: (row) => (
              <section tabIndex={-1}>
                <SettleCell {...{ row, disputes, dialog }} />
              </section>
            ),
            width: 'sm:w-44 lg:w-64',
          },
        ]}
      />
      <ConfirmDialog
        open={dialog.isOpen}
        onOpenChange={dialog.cancel}
        title={
          subject
            ? `${called(subject)} pays ${money(subject.amount)} for ${plural(subject.records, 'record')}?`
            : ''
        }
        description="All of them are settled at once. This cannot be undone."
        confirmLabel="Yes, Settle"
        loading={settling.isPending}
        onConfirm={() => {
          if (subject) settling.mutate(subject, { onSettled: close })
        }}
        returnFocusTo={dialog.returnFocusTo}
      />
    </div>
  )
}

/** What each member owes and has paid, and a button that settles all of it. */
export const FeeTable = () => {
  const api = useApi()
  const fees = useQuery(feeList(api))
  // A fee that is disputed cannot be settled before it is decided.
  const disputes = useQuery(openDisputes(api))
  return (
    <QueryState query={fees} loading="Loading fees" failed="Failed to fetch fees">
      {(loaded) => (
        <QueryState query={disputes} loading="Loading fees" failed="Failed to fetch fees">
          {(disputed) =>
            loaded.members.length === 0 ? (
              <EmptyState
                icon={<ReceiptIcon />}
                title="Nobody owes anything"
                description="Fees of records will appear here, a row for each member."
              />
            ) : (
              <Loaded fees={loaded} disputes={disputed} />
            )
          }
        </QueryState>
      )}
    </QueryState>
  )
}
