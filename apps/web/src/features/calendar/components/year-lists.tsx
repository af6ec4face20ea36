import { studentsText } from '@tropa/contract/calendar/audience'
import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { EntryList } from '@tropa/ui/entry-list'
import { Link } from '@tropa/ui/link'
import { Link as RouterLink } from 'react-router-dom'
import { capitalise } from '../../../format/format'
import { toEntry } from '../model/use-arrival'
import type { Calendar } from '../model/use-calendar'
import { termText, type YearEntry } from '../model/year'

interface YearListProps {
  calendar: Calendar
  label: string
  entries: readonly YearEntry[]
  className?: string
}

/** Events of the year, each with a link to its month. */
const YearList = ({ calendar, label, entries, className }: YearListProps) => (
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

export const ExamList = ({ calendar }: { calendar: Calendar }) => {
  const exams = calendar.yearList.filter(({ type }) => type === 'exam')
  if (exams.length === 0) return null
  return (
    <section aria-labelledby="exams" className="min-w-0 print:hidden">
      <h2 id="exams" className="mb-2 text-lg">
        Exams of the year
      </h2>
      <YearList
        calendar={calendar}
        label="Exams of the year"
        entries={exams}
        className="sm:max-2xl:grid-cols-2 sm:max-2xl:gap-x-8"
      />
    </section>
  )
}

/** The events of the year that match the search; they replace the month. */
export const SearchResults = ({ calendar }: { calendar: Calendar }) => {
  const { found, params, hrefWith } = calendar
  const clear = (
    <Button asChild variant="secondary" wrap>
      <RouterLink to={hrefWith({ search: '' })} preventScrollReset>
        Clear the search
      </RouterLink>
    </Button>
  )
  if (found.length === 0) {
    return (
      <EmptyState
        title={`No events match “${params.search}”`}
        description="Try a shorter word, or choose All event types above."
        action={clear}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 content-start justify-items-start gap-4">
      <YearList
        calendar={calendar}
        label={`Events that match “${params.search}”`}
        entries={found}
        className="w-full max-w-text"
      />
      {clear}
    </div>
  )
}

/** The whole semester as a list, on a printed page of its own. */
export const PrintedSemester = ({ calendar }: { calendar: Calendar }) => {
  const { semester, ofTypes, students, terms, strip } = calendar
  const year = strip.find(({ target }) => target.semester === semester)?.year ?? calendar.year
  const whose = students ? `, for ${studentsText([students])}` : ''
  const label = `${capitalise(termText(terms, semester))} ${year}${whose}`
  return (
    <section aria-label={label} className="hidden [break-before:page] print:block">
      <h2 className="mb-3 text-lg">{label}</h2>
      <EntryList
        label={label}
        entries={ofTypes.filter(({ month }) => month.semester === semester)}
        className="block [columns:3] gap-8 text-xs"
      />
    </section>
  )
}
