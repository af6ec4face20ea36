import { Skeleton } from '@tropa/ui/skeleton'
import { PageSkeleton } from '../../components/page-skeleton'

export const RulesSkeleton = () => (
  <PageSkeleton label="Loading the rules" lead>
    <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12">
      <Skeleton className="h-12 lg:h-80" />
      <Skeleton className="h-[40rem] rounded-tile" />
    </div>
  </PageSkeleton>
)
