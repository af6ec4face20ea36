import { Skeleton } from '@tropa/ui/skeleton'
import { PageSkeleton } from '../../components/page-skeleton'
import { cardGrid } from './card-grid'

/** The team page while it loads. */
export const TeamSkeleton = () => (
  <PageSkeleton label="Loading the team">
    <div className={cardGrid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-56 rounded-tile sm:h-[30rem]" />
      ))}
    </div>
  </PageSkeleton>
)
