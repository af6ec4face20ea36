import type { Meeting } from '@tropa/contract/meeting/meeting'
import { paths } from '@tropa/contract/pages'
import { Link as UiLink } from '@tropa/ui/link'
import { generatePath, Link } from 'react-router-dom'
import { Fact } from '../../components/fact'
import { CalendarClockIcon, MapPinIcon, UsersIcon } from '../../components/icons'
import { useDateAndTime } from '../../hooks/use-format'
import { LinkedText } from '../../components/linked-text'

interface MeetingTitleProps {
  meeting: Meeting
  heading: 'h2' | 'h3'
}

/** The heading of a meeting in a list, which leads to its page. */
export const MeetingTitle = ({ meeting, heading: Heading }: MeetingTitleProps) => (
  <Heading dir="auto" className="text-md wrap-anywhere">
    <UiLink asChild variant="quiet" className="text-ink">
      <Link to={generatePath(paths.meeting, { id: meeting._id })}>{meeting.title}</Link>
    </UiLink>
  </Heading>
)

/** When and where a meeting is, and who it is for. */
export const MeetingFacts = ({ meeting }: { meeting: Meeting }) => {
  const { startsAt, place, assignee } = meeting
  const dateAndTime = useDateAndTime()
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      <Fact icon={CalendarClockIcon}>
        <time dateTime={startsAt}>{dateAndTime(startsAt)}</time>
      </Fact>
      {place === null ? null : (
        <Fact icon={MapPinIcon}>
          <span dir="auto" className="wrap-anywhere">
            <LinkedText text={place} />
          </span>
        </Fact>
      )}
      <Fact icon={UsersIcon}>{assignee}</Fact>
    </div>
  )
}
