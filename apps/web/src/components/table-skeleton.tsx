import { Skeleton } from '@tropa/ui/skeleton'

/** The skeleton of a table: cards on phones, rows otherwise. */
export const TableSkeleton = () => (
  <>
    <div className="grid gap-3 sm:hidden">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-36 rounded-card" />
      ))}
    </div>
    <div className="grid gap-4 rounded-card border border-line bg-surface p-4 max-sm:hidden">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </div>
  </>
)
