import { Skeleton } from '@tropa/ui/skeleton'
import { PageSkeleton } from '../../components/page-skeleton'

export const AboutSkeleton = () => (
  <PageSkeleton label="Loading our story">
    <div className="grid gap-3 sm:gap-4 lg:grid-cols-12">
      <Skeleton className="h-80 rounded-tile lg:col-span-7" />
      <Skeleton className="h-80 rounded-tile lg:col-span-5" />
      <Skeleton className="h-72 rounded-tile lg:col-span-7" />
      <Skeleton className="h-40 rounded-tile lg:col-span-5 lg:h-72" />
    </div>
  </PageSkeleton>
)
