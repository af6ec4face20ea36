import { Button } from '@tropa/ui/button'
import { EmptyState } from '@tropa/ui/empty-state'
import { RouterLink } from '../../../components/router-link'
import type { Calendar } from '../model/use-calendar'
import { YearList } from './year-list'

/** The events of the year that match the search, in the place of the month. */
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
    <div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-4">
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
