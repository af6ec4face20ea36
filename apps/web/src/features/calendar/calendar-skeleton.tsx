import { Skeleton } from '@tropa/ui/skeleton'
import { PageSkeleton } from '../../components/page-skeleton'

/** The calendar's page is wider than others and begins higher, so that a busy month fits the window. */
export const calendarPage = 'sm:pt-8 max-w-wide'

export const CalendarSkeleton = () => (
  <PageSkeleton label="Loading the calendar" lead className={calendarPage}>
    <div className="grid gap-4">
      <Skeleton className="h-10 w-full max-w-xl" />
      <Skeleton className="h-8 w-full max-w-2xl" />
      <Skeleton className="h-[28rem] rounded-card sm:h-[calc(100dvh-28rem)] sm:min-h-[28rem]" />
      <Skeleton className="h-16 rounded-card" />
    </div>
  </PageSkeleton>
)
