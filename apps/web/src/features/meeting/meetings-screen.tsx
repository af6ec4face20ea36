import type { Meeting } from '@tropa/contract/meeting/meeting'
import { paths } from '@tropa/contract/pages'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { Card } from '@tropa/ui/card'
import { Link, generatePath } from 'react-router-dom'
import { DeleteDialog } from '../../components/delete-dialog'
import { UsersIcon } from '../../components/icons'
import { MoreMenu } from '../../components/more-menu'
import { PagedListScreen } from '../../components/paged-list'
import { useItemDialog, type ItemDialog } from '../../hooks/use-item-dialog'
import { usePagedList } from '../../hooks/use-paged-list'
import { useDateAndTime } from '../../hooks/use-format'
import { useNow } from '../../hooks/use-now'
import { AddMeetingDialog } from './add-meeting-dialog'
import { EditMeetingDialog } from './edit-meeting-dialog'
import { MeetingFacts, MeetingTitle } from './meeting-facts'
import { meetingsFailed } from '../../api/shared-queries'
import { meetingPage, useDeleteMeeting } from './api'

const MeetingBadge = ({ closedAt, startsAt }: Meeting) => {
  const now = useNow()
  if (closedAt) return <Badge tone="success">Closed</Badge>
  return Date.parse(startsAt) <= now ? (
    <Badge tone="warning">Roll call open</Badge>
  ) : (
    <Badge>Upcoming</Badge>
  )
}

interface MeetingListProps {
  meetings: readonly Meeting[]
  dialogs: Record<'editing' | 'deleting' | 'posting', ItemDialog<Meeting>>
}

const MeetingList = ({ meetings, dialogs }: MeetingListProps) => {
  const { editing, deleting, posting } = dialogs
  const dateAndTime = useDateAndTime()
  return (
    <ul aria-label="Meetings" className="grid gap-3">
      {meetings.map((meeting) => {
        const when = dateAndTime(meeting.startsAt)
        return (
          <Card
            key={meeting._id}
            asChild
            className="flex items-center justify-between gap-3 focus-visible:outline-offset-0 max-sm:flex-wrap"
          >
            <li tabIndex={-1}>
              <div className="grid min-w-0 gap-1.5">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <MeetingTitle meeting={meeting} heading="h2" />
                  <MeetingBadge {...meeting} />
                </div>
                <MeetingFacts meeting={meeting} />
              </div>
              <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-between sm:shrink-0">
                <Button asChild variant="secondary" size="sm">
                  <Link
                    to={generatePath(paths.meetingRollCall, { id: meeting._id })}
                    aria-label={`Roll call of ${meeting.title}, ${when}`}
                  >
                    Roll call
                  </Link>
                </Button>
                {/* A closed meeting can neither be changed nor deleted. */}
                <MoreMenu
                  what={`${meeting.title}, ${when}`}
                  items={[
                    ...(meeting.closedAt
                      ? []
                      : [{ label: 'Edit', onChoose: (by: Element) => editing.ask(meeting, by) }]),
                    { label: 'Post again', onChoose: (by) => posting.ask(meeting, by) },
                  ]}
                  onDelete={meeting.closedAt ? undefined : (by) => deleting.ask(meeting, by)}
                />
              </div>
            </li>
          </Card>
        )
      })}
    </ul>
  )
}

export const MeetingsScreen = () => {
  const list = usePagedList(meetingPage)
  const editing = useItemDialog<Meeting>()
  const deleting = useItemDialog<Meeting>()
  const posting = useItemDialog<Meeting>()
  const deletion = useDeleteMeeting()
  const dateAndTime = useDateAndTime()
  return (
    <>
      <PagedListScreen
        title="Meetings"
        lead="Call the roll of a meeting once it has begun. Latest first."
        actions={<AddMeetingDialog />}
        list={list}
        loading="Loading meetings"
        failed={meetingsFailed}
        empty={{
          icon: <UsersIcon />,
          title: 'No meetings found',
          description: 'Meetings that you add will appear here.',
        }}
      >
        {({ meetings }) => (
          <MeetingList {...{ meetings, dialogs: { editing, deleting, posting } }} />
        )}
      </PagedListScreen>
      {editing.subject ? (
        <EditMeetingDialog key={editing.count} meeting={editing.subject} dialog={editing} />
      ) : null}
      {posting.subject ? (
        <AddMeetingDialog
          key={posting.count}
          again={{ meeting: posting.subject, dialog: posting }}
        />
      ) : null}
      <DeleteDialog
        dialog={deleting}
        noun="meeting"
        description="Its marks and excuses are deleted too."
        deletion={deletion}
      >
        {({ title, startsAt }) => (
          <p className="wrap-anywhere">
            <bdi className="font-semibold">{title}</bdi>, {dateAndTime(startsAt)}
          </p>
        )}
      </DeleteDialog>
    </>
  )
}
