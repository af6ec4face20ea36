import type { Meeting } from '@tropa/contract/meeting/meeting'
import { checkInState } from '@tropa/contract/roll-call/check-in'
import { Card } from '@tropa/ui/card'
import { Section } from '@tropa/ui/section'
import { UsersIcon } from '../../components/icons'
import { PagedListScreen } from '../../components/paged-list'
import { usePagedList } from '../../hooks/use-paged-list'
import { useNow } from '../../hooks/use-now'
import { meetingsFailed } from '../../api/shared-queries'
import { ownMeetingPage } from './api'
import { MeetingFacts, MeetingTitle } from './meeting-facts'

interface MeetingGroupProps {
  title: string
  meetings: readonly Meeting[]
}

const MeetingGroup = ({ title, meetings }: MeetingGroupProps) =>
  meetings.length === 0 ? null : (
    <Section title={title} className="mb-8">
      <ul aria-label={title} className="grid gap-3">
        {meetings.map((meeting) => (
          <Card key={meeting._id} asChild className="grid gap-1.5">
            <li>
              <MeetingTitle meeting={meeting} heading="h3" />
              <MeetingFacts meeting={meeting} />
            </li>
          </Card>
        ))}
      </ul>
    </Section>
  )

/** The meetings that a member may see: the next one first, then past ones. */
export const OwnMeetingsScreen = () => {
  const list = usePagedList(ownMeetingPage)
  const now = useNow()
  // A meeting that has begun stays among the next ones while its members can check in.
  const isToCome = ({ startsAt, closedAt }: Meeting) =>
    closedAt === null && checkInState(startsAt, now) !== 'over'
  return (
    <PagedListScreen
      title="Meetings"
      lead="What comes next, and what was decided."
      list={list}
      loading="Loading meetings"
      failed={meetingsFailed}
      empty={{
        icon: <UsersIcon />,
        title: 'No meetings found',
        description: 'Meetings of your teams will appear here.',
      }}
    >
      {({ meetings }) => (
        <>
          <MeetingGroup title="Next" meetings={meetings.filter(isToCome).toReversed()} />
          <MeetingGroup title="Past" meetings={meetings.filter((each) => !isToCome(each))} />
        </>
      )}
    </PagedListScreen>
  )
}
