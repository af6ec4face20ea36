import { Skeleton } from '@tropa/ui/skeleton'
import { PageSkeleton } from '../../components/page-skeleton'

export const ContactSkeleton = () => (
  <PageSkeleton label="Loading the contact form" lead>
    <div className="grid gap-3 sm:gap-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
      <Skeleton className="h-[36rem] rounded-tile" />
      <Skeleton className="h-36 rounded-tile lg:h-auto" />
    </div>
  </PageSkeleton>
)
