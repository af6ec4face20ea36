import { useQuery } from '@tanstack/react-query'
import type { SentExcuse } from '@tropa/contract/excuse/excuse'
import type { Dispute } from '@tropa/contract/standing/standing'
import { mediumDate } from '@tropa/contract/time/day-text'
import { EmptyState } from '@tropa/ui/empty-state'
import { useApi } from '../../../api/api-context'
import { ReceiptIcon } from '../../../components/icons'
import { QueryState } from '../../../components/query-state'
import { TableSkeleton } from '../../../components/table-skeleton'
import { ReasonDialog } from '../../excuse/reason-dialog'
import { dateAndTime, pesos } from '../../../format/format'
import { useSite } from '../../../hooks/use-site'
import { useDecideExcuse } from '../../excuse/api'
import { openDisputes, openExcuses, useDecideRecord } from './api'
import { DecisionCard } from './decision-card'

const Subject = ({ children }: { children: string }) => (
  <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
    {children}
  </p>
)

const ExcuseCard = ({ _id: id, username, subject, reason }: SentExcuse) => {
  const { timeZone } = useSite()
  const deciding = useDecideExcuse()
  const { kind, title, at } = subject
  const choices = [
    { decision: 'accepted', label: 'Accept', variant: 'primary' },
    { decision: 'declined', label: 'Decline', variant: 'secondary' },
  ] as const
  return (
    <DecisionCard
      username={username}
      title={title}
      facts={
        kind === 'meeting'
          ? `Excuse for ${dateAndTime(at, timeZone)}`
          : `Excuse, due ${mediumDate(at)}`
      }
      reason={reason}
    >
      {choices.map(({ decision, label, variant }) => (
        <ReasonDialog
          key={decision}
          title={`${label} the excuse of ${username}?`}
          label={label}
          accessibleLabel={`${label} the excuse of ${username} for ${title}`}
          fieldLabel="Note (optional)"
          submitLabel={label}
          variant={variant}
          onSubmit={(note) => deciding.mutateAsync({ id, decision, ...(note && { note }) })}
        >
          <Subject>{title}</Subject>
        </ReasonDialog>
      ))}
    </DecisionCard>
  )
}

const DisputeCard = ({ _id: id, username, violation, fee, status, date, reason }: Dispute) => {
  const { timeZone } = useSite()
  const deciding = useDecideRecord()
  const choices = [
    { state: 'upheld', label: 'Uphold', variant: 'secondary' },
    { state: 'withdrawn', label: 'Withdraw', variant: 'primary' },
  ] as const
  return (
    <DecisionCard
      username={username}
      title={violation}
      facts={`${pesos(fee)}, ${status}, ${dateAndTime(date, timeZone)}`}
      reason={reason}
    >
      {choices.map(({ state, label, variant }) => (
        <ReasonDialog
          key={state}
          title={`${label} the record of ${username}?`}
          label={label}
          accessibleLabel={`${label} the record of ${username}: ${violation}`}
          fieldLabel="Answer (optional)"
          submitLabel={label}
          variant={variant}
          onSubmit={(answer) => deciding.mutateAsync({ id, state, ...(answer && { answer }) })}
        >
          <Subject>{violation}</Subject>
        </ReasonDialog>
      ))}
    </DecisionCard>
  )
}

/** How many excuses and disputes wait for a decision; `undefined` while that is not known. */
export const useWaitingDecisions = (): number | undefined => {
  const api = useApi()
  const excuses = useQuery(openExcuses(api)).data
  const disputes = useQuery(openDisputes(api)).data
  return excuses && disputes && excuses.length + disputes.length
}

/** The excuses and disputes that wait for a decision, oldest first. */
export const Decisions = () => {
  const api = useApi()
  const disputes = useQuery(openDisputes(api))
  const excuses = useQuery(openExcuses(api))
  return (
    <QueryState
      query={excuses}
      loading="Loading excuses"
      skeleton={<TableSkeleton />}
      failed="Failed to fetch excuses"
    >
      {(sent) => (
        <QueryState
          query={disputes}
          loading="Loading disputes"
          skeleton={<TableSkeleton />}
          failed="Failed to fetch disputes"
        >
          {(disputed) =>
            sent.length + disputed.length === 0 ? (
              <EmptyState
                icon={<ReceiptIcon />}
                title="Nothing waits for a decision"
                description="Excuses, and records that members call wrong, will appear here."
              />
            ) : (
              <ul aria-label="Waiting for a decision" className="grid gap-3 lg:grid-cols-2">
                {sent.map((each) => (
                  <ExcuseCard key={each._id} {...each} />
                ))}
                {disputed.map((each) => (
                  <DisputeCard key={each._id} {...each} />
                ))}
              </ul>
            )
          }
        </QueryState>
      )}
    </QueryState>
  )
}
