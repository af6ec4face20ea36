import { useQuery } from '@tanstack/react-query'
import { assigneeNames, isAsked } from '@tropa/contract/team/assignee'
import type { WholeMeeting } from '@tropa/contract/meeting/meeting'
import { plural } from '@tropa/contract/base/plural'
import { ownPaths, paths } from '@tropa/contract/pages'
import { checkInState } from '@tropa/contract/roll-call/check-in'
import { Badge } from '@tropa/ui/badge'
import { Button } from '@tropa/ui/button'
import { generatePath, Link, useParams } from 'react-router-dom'
import { useApi } from '../../api/api-context'
import { MemberPage } from '../../components/member-page'
import { QueryState } from '../../components/query-state'
import { TableSkeleton } from '../../components/table-skeleton'
import { type ItemDialog, useItemDialog } from '../../hooks/use-item-dialog'
import { useDateAndTime } from '../../hooks/use-format'
import { useIsNaming } from '../../hooks/use-names'
import { useOwnTeams } from '../../hooks/use-rights'
import { useNow } from '../../hooks/use-now'
import { useMember } from '../../session/member-context'
import { AskButton } from '../../components/ask-button'
import { LoadedExcuse } from '../excuse/loaded-excuse'
import { markLabels } from '../roll-call/mark-labels'
import { meetingFailed, meetingOf, ownMarkOf } from './api'
import { EditTextDialog, type TextField } from './edit-text-dialog'
import { MeetingFacts } from './meeting-facts'
import { MeetingText } from './meeting-text'

/** What a member who is expected can do: first say that they cannot come, then check in while that is open. */
const Coming = ({ _id: id, title, startsAt, closedAt, assignee }: WholeMeeting) => {
  const now = useNow()
  const when = useDateAndTime()(startsAt)
  const isExpected = isAsked(assigneeNames(assignee), useOwnTeams())
  if (closedAt !== null || !isExpected) return null
  return (
    <>
      {checkInState(startsAt, now) === 'open' ? (
        <Button asChild>
          <Link to={generatePath(paths.checkIn, { id })}>Check in</Link>
        </Button>
      ) : null}
      {Date.parse(startsAt) > now ? <LoadedExcuse kind="meeting" {...{ id, title, when }} /> : null}
    </>
  )
}

interface TextSectionProps {
  title: string
  meeting: WholeMeeting
  field: TextField
  /** For admins, who can post the tasks of the minutes too. */
  onEdit?: ItemDialog<TextField>['ask']
}

const empty = { agenda: 'There is no agenda yet.', minutes: 'There are no minutes yet.' }

const TextSection = ({ title, meeting, field, onEdit }: TextSectionProps) => {
  const { [field]: text } = meeting
  const isPosting = onEdit !== undefined && field === 'minutes'
  return (
    <section className="grid content-start gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-lg">{title}</h2>
        {onEdit ? (
          <AskButton
            label={`Edit the ${field}`}
            accessibleLabel={`Edit the ${field}`}
            onAsk={(opener) => onEdit(field, opener)}
          />
        ) : null}
      </div>
      {text === null ? (
        <p className="text-ink-soft">{empty[field]}</p>
      ) : (
        <MeetingText text={text} {...(isPosting && { meeting })} />
      )}
    </section>
  )
}

const MeetingBody = ({ meeting }: { meeting: WholeMeeting }) => {
  const isClosed = meeting.closedAt !== null
  const { data: own, isLoading } = useQuery({
    ...ownMarkOf(useApi(), meeting._id),
    enabled: isClosed,
  })
  const isAdmin = useMember().userType === 'admin'
  const editing = useItemDialog<TextField>()
  const wasAway = own?.mark === 'absent' || own?.mark === 'excused'
  // Shown late, the member's own mark would move the texts below it.
  if (isLoading) return <TableSkeleton />
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-3">
        <MeetingFacts meeting={meeting} />
        {own?.mark ? (
          <p className="flex items-center gap-2 text-sm">
            You: <Badge>{markLabels[own.mark]}</Badge>
            {own.minutes === null ? null : plural(own.minutes, 'minute')}
          </p>
        ) : null}
      </div>
      <TextSection
        title="Agenda"
        meeting={meeting}
        field="agenda"
        onEdit={isAdmin && !isClosed ? editing.ask : undefined}
      />
      <TextSection
        title={wasAway ? 'What was decided without you' : 'Minutes'}
        meeting={meeting}
        field="minutes"
        onEdit={isAdmin ? editing.ask : undefined}
      />
      {editing.subject ? (
        <EditTextDialog
          key={editing.count}
          meeting={meeting}
          field={editing.subject}
          dialog={editing}
        />
      ) : null}
    </div>
  )
}

/** A meeting with its agenda and its minutes. */
export const MeetingScreen = () => {
  const { id = '' } = useParams()
  const query = useQuery(meetingOf(useApi(), id))
  const { userType } = useMember()
  const isNaming = useIsNaming()
  const title = query.data?.title ?? 'Meeting'
  return (
    <MemberPage
      title={title}
      breadcrumb={[
        { to: ownPaths[userType].meetings, label: 'Meetings' },
        { to: generatePath(paths.meeting, { id }), label: title },
      ]}
      actions={
        // Shown together with what is below, because it would move that later.
        query.data && !isNaming ? (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <Coming {...query.data} />
            {userType === 'admin' ? (
              <Button asChild variant="secondary">
                <Link to={generatePath(paths.meetingRollCall, { id })}>Roll call</Link>
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      <QueryState query={query} loading="Loading the meeting" failed={meetingFailed}>
        {(meeting) => <MeetingBody key={meeting._id} meeting={meeting} />}
      </QueryState>
    </MemberPage>
  )
}
