import { EntryList } from '@tropa/ui/entry-list'
import { Link } from '@tropa/ui/link'
import { RouterLink } from '../../../components/router-link'
import type { YearEntry } from '../model/entries'
import { toEntry } from '../model/use-arrival'
import type { Calendar } from '../model/use-calendar'

interface YearListProps {
  calendar: Calendar
  label: string
  entries: readonly YearEntry[]
  className?: string
}

/** Events of the year, each with a link to its month. */
export const YearList = ({ calendar, label, entries, className }: YearListProps) => (
  <EntryList
    label={label}
    entries={entries}
    today={calendar.today}
    className={className}
    renderTitle={(entry) => (
      <Link asChild className="touch-target inline-block text-inherit">
        <RouterLink to={calendar.entryHref(entry)} state={toEntry(entry.id)}>
          {entry.title}
        </RouterLink>
      </Link>
    )}
  />
)
