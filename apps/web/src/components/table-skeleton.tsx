import { Skeleton } from '@tropa/ui/skeleton'

/** Grey shapes of a table of one page: cards on phones, rows otherwise. */
export const TableSkeleton = () => (
  <>
    <div className="grid gap-3 sm:hidden">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-36 rounded-card" />
      ))}
    </div>
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 max-sm:hidden">
      {Array.from({ length: 8 }, (_, place) => (
        <Skeleton key={place} className="h-5" />
      ))}
    </div>
  </>
)
