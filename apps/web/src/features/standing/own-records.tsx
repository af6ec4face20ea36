import { decisionMessages, canBeDisputed } from '@tropa/contract/record/decision'
import type { OwnRecord } from '@tropa/contract/standing/standing'
import { Card } from '@tropa/ui/card'
import { standingKey } from '../../api/shared-queries'
import { CountsFor, RecordBadge } from '../../components/record-badge'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { useDateAndTime, useMoney } from '../../hooks/use-format'
import { useNow } from '../../hooks/use-now'
import { AskButton } from '../../components/ask-button'
import { type Question, ReasonDialog } from '../../components/reason-dialog'

const disputeQuestion = ({ _id: id, violation }: OwnRecord): Question => ({
  title: 'This is wrong',
  draft: `dispute:${id}`,
  fieldLabel: 'Tell us why',
  submitLabel: 'Send',
  missing: decisionMessages.reasonMissing,
  about: <p className="font-semibold wrap-anywhere">{violation}</p>,
  send: (api, reason) => api.standing.dispute({ params: { id }, body: { reason } }),
  done: decisionMessages.disputed,
  reloaded: [standingKey],
})

const Quote = ({ label, text }: { label: string; text: string | null }) =>
  text === null ? null : (
    <div>
      <dt className="text-ink-soft">{label}</dt>
      <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </dd>
    </div>
  )

export const OwnRecords = ({ records }: { records: readonly OwnRecord[] }) => {
  const dateAndTime = useDateAndTime()
  const money = useMoney()
  const dialog = useItemDialog<Question>()
  const now = useNow()
  return (
    <>
      <ul aria-label="Records" className="grid gap-3">
        {records.map((record) => {
          const { _id: id, violation, fee, status, date, state, reason, answer } = record
          const mayDispute = state === 'open' && canBeDisputed(date, new Date(now).toISOString())
          return (
            <Card key={id} asChild className="grid gap-2 focus-visible:outline-offset-0">
              <li tabIndex={-1}>
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                  <h3 dir="auto" className="text-md wrap-anywhere">
                    {violation}
                  </h3>
                  {fee > 0 ? <p className="tabular font-semibold">{money(fee)}</p> : null}
                </div>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                  <RecordBadge state={state} fee={fee} />
                  <span>{status}</span>
                  <CountsFor {...{ status, state }} />
                  <time dateTime={date}>{dateAndTime(date)}</time>
                </div>
                {reason === null && answer === null ? null : (
                  <dl className="grid gap-1 text-sm">
                    <Quote label="You said" text={reason} />
                    <Quote label="Answer" text={answer} />
                  </dl>
                )}
                {mayDispute ? (
                  <div>
                    <AskButton
                      label="This is wrong"
                      accessibleLabel={`This is wrong: ${violation}, ${dateAndTime(date)}`}
                      onAsk={(opener) => dialog.ask(disputeQuestion(record), opener)}
                    />
                  </div>
                ) : null}
              </li>
            </Card>
          )
        })}
      </ul>
      <ReasonDialog dialog={dialog} />
    </>
  )
}
