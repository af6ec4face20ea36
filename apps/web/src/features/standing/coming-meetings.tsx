import type { UseQueryResult } from '@tanstack/react-query'
import { assigneeNames, isAsked } from '@tropa/contract/team/assignee'
import type { Excuse } from '@tropa/contract/excuse/excuse'
import type { Meeting } from '@tropa/contract/meeting/meeting'
import { Card } from '@tropa/ui/card'
import { Section } from '@tropa/ui/section'
import { meetingsFailed } from '../../api/shared-queries'
import { QueryState } from '../../components/query-state'
import { useItemDialog } from '../../hooks/use-item-dialog'
import { useDateAndTime } from '../../hooks/use-format'
import { useNow } from '../../hooks/use-now'
import { useOwnTeams } from '../../hooks/use-rights'
import { type Question, ReasonDialog } from '../../components/reason-dialog'
import { ExcuseButton } from '../excuse/excuse-dialogs'

/** The upcoming meetings at which the member is expected, soonest first. */
export const useComing = (meetings: readonly Meeting[] = []): Meeting[] => {
  const teams = useOwnTeams()
  const now = useNow()
  return meetings
    .filter(
      ({ startsAt, assignee }) =>
        Date.parse(startsAt) > now && isAsked(assigneeNames(assignee), teams),
    )
    .toReversed()
}

interface ComingMeetingsProps {
  query: UseQueryResult<{ meetings: Meeting[] }>
  excuses: readonly Excuse[]
}

/** The meetings at which the member is expected next, soonest first; nothing when there are none. */
export const ComingMeetings = ({ query, excuses }: ComingMeetingsProps) => {
  const dateAndTime = useDateAndTime()
  const dialog = useItemDialog<Question>()
  const coming = useComing(query.data?.meetings)
  return (
    <>
      {query.data && coming.length === 0 ? null : (
        <Section title="Meetings to come">
          <QueryState
            query={query}
            loading="Loading meetings"
            skeleton={null}
            failed={meetingsFailed}
          >
            {() => (
              <ul className="grid gap-3 sm:grid-cols-2">
                {coming.map(({ _id: id, title, startsAt }) => {
                  const when = dateAndTime(startsAt)
                  return (
                    <Card
                      key={id}
                      asChild
                      className="grid content-start gap-2 focus-visible:outline-offset-0"
                    >
                      <li tabIndex={-1}>
                        <h3 dir="auto" className="text-md wrap-anywhere">
                          {title}
                        </h3>
                        <time dateTime={startsAt} className="text-sm text-ink-soft">
                          {when}
                        </time>
                        <div>
                          <ExcuseButton
                            subject={{ kind: 'meeting', id, title, when }}
                            excuse={excuses.find(({ subject }) => subject._id === id)}
                            dialog={dialog}
                          />
                        </div>
                      </li>
                    </Card>
                  )
                })}
              </ul>
            )}
          </QueryState>
        </Section>
      )}
      <ReasonDialog dialog={dialog} />
    </>
  )
}
