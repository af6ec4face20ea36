import type { Meeting } from '@tropa/contract/meeting/meeting'
import { paths } from '@tropa/contract/pages'
import { Card } from '@tropa/ui/card'
import { EmptyState } from '@tropa/ui/empty-state'
import { Link as UiLink } from '@tropa/ui/link'
import { generatePath, Link } from 'react-router-dom'
import { UsersIcon } from '../../components/icons'
import { MemberPage } from '../../components/member-page'
import { PageButtons } from '../../components/paged-list'
import { QueryState } from '../../components/query-state'
import { usePagedList } from '../../hooks/use-paged-list'
import { useNow } from '../../hooks/use-site'
import { meetingsFailed, ownMeetingPage } from './api'
import { MeetingFacts } from './meeting-facts'

interface MeetingGroupProps {
  title: string
  meetings: readonly Meeting[]
}

const MeetingGroup = ({ title, meetings }: MeetingGroupProps) =>
  meetings.length === 0 ? null : (
    <section className="mb-8 grid gap-3">
      <h2 className="text-md">{title}</h2>
      <ul aria-label={title} className="grid gap-3">
        {meetings.map((meeting) => (
          <Card key={meeting._id} asChild className="grid gap-1.5">
            <li>
              <h3 dir="auto" className="text-md wrap-anywhere">
                <UiLink asChild variant="quiet" className="text-ink">
                  <Link to={generatePath(paths.meeting, { id: meeting._id })}>{meeting.title}</Link>
                </UiLink>
              </h3>
              <MeetingFacts meeting={meeting} />
            </li>
          </Card>
        ))}
      </ul>
    </section>
  )

/** The meetings that a member may see: the next one first, then past ones. */
export const OwnMeetingsScreen = () => {
  const list = usePagedList(ownMeetingPage)
  const now = useNow()
  const isToCome = ({ startsAt }: Meeting) => Date.parse(startsAt) > now
  return (
    <MemberPage title="Meetings" lead="What comes next, and what was decided.">
      <QueryState query={list.query} loading="Loading meetings" failed={meetingsFailed}>
        {({ meetings, pagination }) =>
          pagination.total === 0 ? (
            <EmptyState
              icon={<UsersIcon />}
              title="No meetings found"
              description="Meetings of your teams will appear here."
            />
          ) : (
            <>
              <MeetingGroup title="Next" meetings={meetings.filter(isToCome).toReversed()} />
              <MeetingGroup title="Past" meetings={meetings.filter((each) => !isToCome(each))} />
              <PageButtons pagination={pagination} onPageChange={list.goToPage} />
            </>
          )
        }
      </QueryState>
    </MemberPage>
  )
}
