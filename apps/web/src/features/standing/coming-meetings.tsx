import { useQuery } from '@tanstack/react-query'
import { isAsked, parseAssignee } from '@tropa/contract/assignee'
import type { Excuse } from '@tropa/contract/excuse/excuse'
import { Card } from '@tropa/ui/card'
import { useApi } from '../../api/api-context'
import { dateAndTime } from '../../format/format'
import { useNow } from '../../hooks/use-now'
import { useSite } from '../../hooks/use-site'
import { useMember } from '../../session/member-context'
import { ExcuseButton } from '../excuse/excuse-button'
import { newestMeetings } from './api'

/** The meetings at which the member is expected next, soonest first; nothing while there are none. */
export const ComingMeetings = ({ excuses }: { excuses: readonly Excuse[] }) => {
  const { timeZone } = useSite()
  const { role } = useMember()
  const now = useNow()
  const { data } = useQuery(newestMeetings(useApi()))
  const coming = data?.meetings
    .filter(
      ({ startsAt, assignee }) =>
        Date.parse(startsAt) > now && isAsked(parseAssignee(assignee) ?? [], role),
    )
    .toReversed()
  if (!coming?.length) return null
  return (
    <section aria-labelledby="coming-meetings" className="grid gap-3">
      <h2 id="coming-meetings" className="text-md">
        Meetings to come
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {coming.map(({ _id: id, title, startsAt }) => (
          <Card
            key={id}
            asChild
            className="grid content-start gap-2 focus-visible:outline-offset-0"
          >
            <li tabIndex={-1}>
              <h3 dir="auto" className="text-md [overflow-wrap:anywhere]">
                {title}
              </h3>
              <time dateTime={startsAt} className="text-sm text-ink-soft">
                {dateAndTime(startsAt, timeZone)}
              </time>
              <div>
                <ExcuseButton
                  kind="meeting"
                  id={id}
                  title={title}
                  state={excuses.find(({ subject }) => subject._id === id)?.state}
                />
              </div>
            </li>
          </Card>
        ))}
      </ul>
    </section>
  )
}
