import type { Meeting } from '@tropa/contract/meeting/meeting'
import { CalendarClockIcon, MapPinIcon, UsersIcon } from '../../components/icons'
import { useDateAndTime } from '../../hooks/use-format'
import { LinkedText } from '../../components/linked-text'

const factClasses = 'flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0'

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
