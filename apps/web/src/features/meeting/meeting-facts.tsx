import type { Meeting } from '@tropa/contract/meeting/meeting'
import { paths } from '@tropa/contract/pages'
import { Link as UiLink } from '@tropa/ui/link'
import { generatePath, Link } from 'react-router-dom'
import { CalendarClockIcon, MapPinIcon, UsersIcon } from '../../components/icons'
import { useDateAndTime } from '../../hooks/use-format'
import { LinkedText } from '../../components/linked-text'

const factClasses = 'flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0'

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

/** When a meeting is, where, and whose. */
export const MeetingFacts = ({ meeting }: { meeting: Meeting }) => {
  const { startsAt, place, assignee } = meeting
  const dateAndTime = useDateAndTime()
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
      <p className={factClasses}>
        <CalendarClockIcon aria-hidden />
        <time dateTime={startsAt}>{dateAndTime(startsAt)}</time>
      </p>
      {place === null ? null : (
        <p className={factClasses}>
          <MapPinIcon aria-hidden />
          <span dir="auto" className="wrap-anywhere">
            <LinkedText text={place} />
          </span>
        </p>
      )}
      <p className={factClasses}>
        <UsersIcon aria-hidden />
        {assignee}
      </p>
    </div>
  )
}
