import { cn } from '@tropa/ui/cn'
import { Skeleton } from '@tropa/ui/skeleton'

interface CardSkeletonsProps {
  /** The classes of the list that is loading. */
  grid: string
  /** The height of a card. */
  className: string
}

/** The shape of a list of cards that is loading. */
export const CardSkeletons = ({ grid, className }: CardSkeletonsProps) => (
  <div className={grid}>
    {[1, 2, 3, 4].map((number) => (
      <Skeleton key={number} className={cn('rounded-card', className)} />
    ))}
  </div>
)
