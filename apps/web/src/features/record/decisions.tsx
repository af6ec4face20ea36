import { Card } from '@tropa/ui/card'
import type { ReactNode } from 'react'
import { OwnDecision } from '../../components/own-decision'
import { useMember } from '../../session/member-context'
import { useQuery } from '@tanstack/react-query'
import type { SentExcuse } from '@tropa/contract/excuse/excuse'
import type { Dispute } from '@tropa/contract/standing/standing'
import { countsText } from '@tropa/contract/record/record-text'
import { mediumDate } from '@tropa/contract/base/day-text'
import { EmptyState } from '@tropa/ui/empty-state'
import { useApi } from '../../api/api-context'
import { ReceiptIcon } from '../../components/icons'
import { QueryState } from '../../components/query-state'
import { Person } from '../../components/person'
import { useItemDialog, type ItemDialog } from '../../hooks/use-item-dialog'
import { useDateAndTime, useMoney } from '../../hooks/use-format'
import { useSpokenName } from '../../hooks/use-names'
import { AskButton } from '../../components/ask-button'
import { type Question, ReasonDialog } from '../../components/reason-dialog'
import { ExcuseChoices } from '../excuse/excuse-dialogs'
import { openDisputes, openExcuses } from './api'
import { disputeSteps, recordDecision } from './record-dialogs'

interface DecisionCardProps {
  username: string
  title: string
  facts: ReactNode
  reason: string | null
  children: ReactNode
}

/** An excuse or a dispute that waits for a decision. Nobody decides about themselves: the card says who can. */
const DecisionCard = ({ username, title, facts, reason, children }: DecisionCardProps) => {
  const isOwn = useMember().username === username
  return (
    <Card asChild className="grid content-start gap-2 focus-visible:outline-offset-0">
      <li tabIndex={-1}>
        <p className="text-sm font-semibold wrap-anywhere">
          <Person username={username} />
        </p>
        <h2 dir="auto" className="text-md wrap-anywhere">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{facts}</p>
        {reason === null ? null : (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            “{reason}”
          </p>
        )}
        {isOwn ? <OwnDecision /> : <div className="flex flex-wrap gap-2">{children}</div>}
      </li>
    </Card>
  )
}

interface CardProps<Item> {
  item: Item
  dialog: ItemDialog<Question>
}

const ExcuseCard = ({ item, dialog }: CardProps<SentExcuse>) => {
  const dateAndTime = useDateAndTime()
  const { _id: id, username, subject, reason } = item
  const called = useSpokenName()(item)
  const { kind, title, at } = subject
  const when = kind === 'meeting' ? dateAndTime(at) : `due ${mediumDate(at)}`
  return (
    <DecisionCard
      username={username}
      title={title}
      facts={kind === 'meeting' ? `Excuse for ${when}` : `Excuse, ${when}`}
      reason={reason}
    >
      <ExcuseChoices excuse={{ id, called, subject: { title, when } }} dialog={dialog} />
    </DecisionCard>
  )
}

const DisputeCard = ({ item, dialog }: CardProps<Dispute>) => {
  const dateAndTime = useDateAndTime()
  const money = useMoney()
  const { _id: id, username, violation, fee, status, date, reason } = item
  const when = dateAndTime(date)
  const called = useSpokenName()(item)
  return (
    <DecisionCard
      username={username}
      title={violation}
      facts={`${money(fee)}, ${status}, ${when}. ${countsText(status)}.`}
      reason={reason}
    >
      {disputeSteps.map((step) => (
        <AskButton
          key={step.state}
          label={step.label}
          accessibleLabel={`${step.label} the record of ${called}: ${violation}, ${when}`}
          onAsk={(opener) =>
            dialog.ask(recordDecision({ id, name: called, violation }, step), opener)
          }
        />
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
  const dialog = useItemDialog<Question>()
  return (
    <>
      <QueryState query={excuses} loading="Loading excuses" failed="Failed to fetch excuses">
        {(sent) => (
          <QueryState query={disputes} loading="Loading disputes" failed="Failed to fetch disputes">
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
                    <ExcuseCard key={each._id} item={each} dialog={dialog} />
                  ))}
                  {disputed.map((each) => (
                    <DisputeCard key={each._id} item={each} dialog={dialog} />
                  ))}
                </ul>
              )
            }
          </QueryState>
        )}
      </QueryState>
      <ReasonDialog dialog={dialog} />
    </>
  )
}
