import type { CalendarEntry } from '@tropa/ui/calendar'
import { EntryMark } from '@tropa/ui/entry-mark'
import { Link } from '@tropa/ui/link'
import { RouterLink } from '../../../components/router-link'
import { dayRange } from '../../../format/format'
import type { Calendar } from '../model/use-calendar'
import { toEntry } from '../model/use-arrival'
import type { NextEvent as Next } from '../model/year'

const facts = ({ title, start, end }: CalendarEntry) => `${title}, ${dayRange(start, end)}`

/** The head line: how far the next exam is, with a link to its month. */
export const NextEvent = ({ calendar, next }: { calendar: Calendar; next: Next }) => {
  const { entry, text } = next
  return (
    <span className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 print:hidden">
      <span className="flex items-baseline gap-2.5 text-lg font-semibold text-ink">
        <EntryMark shape={entry.shape} tone={entry.tone} className="size-4" />
        <Link asChild className="touch-target font-semibold">
          <RouterLink to={calendar.entryHref(entry)} state={toEntry(entry.id)} preventScrollReset>
            {text}
          </RouterLink>
        </Link>
      </span>
      <span className="text-sm">{facts(entry)}</span>
    </span>
  )
}
