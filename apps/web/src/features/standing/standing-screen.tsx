import { useQuery } from '@tanstack/react-query'
import type { Excuse } from '@tropa/contract/excuse/excuse'
import type { Standing } from '@tropa/contract/standing/standing'
import { mediumDate } from '@tropa/contract/base/day-text'
import { Card } from '@tropa/ui/card'
import { EmptyState } from '@tropa/ui/empty-state'
import { Meter } from '@tropa/ui/meter'
import { Section } from '@tropa/ui/section'
import { useApi } from '../../api/api-context'
import { newestMeetings, ownStanding } from '../../api/shared-queries'
import { GaugeIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { instancesText, toPayText, warningsText } from '../../format/standing-text'
import { useDateAndTime, useMoney } from '../../hooks/use-format'
import { useSettings } from '../../hooks/use-site'
import { OwnExcuse } from '../excuse/excuse-dialogs'
import { ComingMeetings } from './coming-meetings'
import { OwnRecords } from './own-records'

interface LimitProps {
  label: string
  value: Standing['warnings']
  text: (value: Standing['warnings']) => string
}

/** How near the member is to a limit, which is missing while no rules are published. */
const Limit = ({ label, value, text }: LimitProps) =>
  value.limit ? (
    <Meter label={label} value={value.count} max={value.limit} valueText={text(value)} />
  ) : (
    <p className="text-sm">{text(value)}</p>
  )

const Limits = ({ warnings, instances, fees }: Standing) => {
  const money = useMoney()
  const { amount, words } = toPayText(fees.owed, useSettings().currency)
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      <Limit label="Warnings" value={warnings} text={warningsText} />
      <Limit label="Instances" value={instances} text={instancesText} />
      <div className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <p>
          <span className="tabular me-1 text-xl font-semibold">{amount}</span> {words}
        </p>
        {fees.settled > 0 ? <p className="text-ink-soft">{money(fees.settled)} settled</p> : null}
      </div>
    </div>
  )
}

const OwnExcuses = ({ excuses }: { excuses: readonly Excuse[] }) => {
  const dateAndTime = useDateAndTime()
  return (
    <ul aria-label="Excuses" className="grid gap-3">
      {excuses.map((excuse) => {
        const { _id: id, subject, reason, note } = excuse
        const { kind, title, at } = subject
        const when = kind === 'meeting' ? dateAndTime(at) : `Due ${mediumDate(at)}`
        return (
          <Card key={id} asChild className="grid gap-2 focus-visible:outline-offset-0">
            <li tabIndex={-1}>
              <h3 dir="auto" className="text-md wrap-anywhere">
                {title}
              </h3>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
                <OwnExcuse excuse={excuse} subject={`${title}, ${when}`} />
                <time dateTime={at}>{when}</time>
              </div>
              {reason ? (
                <p dir="auto" className="text-sm wrap-anywhere whitespace-pre-line">
                  {reason}
                </p>
              ) : null}
              {note ? (
                <p dir="auto" className="text-sm text-ink-soft wrap-anywhere whitespace-pre-line">
                  Answer: {note}
                </p>
              ) : null}
            </li>
          </Card>
        )
      })}
    </ul>
  )
}

export const StandingScreen = () => {
  const api = useApi()
  const query = useQuery(ownStanding(api))
  const meetings = useQuery(newestMeetings(api))
  return (
    <MemberPage title="My standing" lead="What is recorded about you, for you and the admins only.">
      <QueryState
        query={query}
        // The meetings would move what is below them.
        isIncomplete={meetings.isPending}
        loading="Loading your standing"
        failed="Failed to fetch your standing"
      >
        {(standing) => (
          <div className="grid gap-8">
            <Limits {...standing} />
            <ComingMeetings query={meetings} excuses={standing.excuses} />
            <Section title="Records">
              {standing.records.length === 0 ? (
                <EmptyState icon={<GaugeIcon />} title="Nothing is recorded about you." />
              ) : (
                <OwnRecords records={standing.records} />
              )}
            </Section>
            {standing.excuses.length === 0 ? null : (
              <Section title="Excuses">
                <OwnExcuses excuses={standing.excuses} />
              </Section>
            )}
          </div>
        )}
      </QueryState>
    </MemberPage>
  )
}
